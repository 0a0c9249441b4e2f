/** GraphQL: students, signing up, and repairing a missing student row. */
import { normaliseEmail } from '@panya/domain/account/account-fields.ts'
import type { SignUpCredentials } from '@panya/domain/account/sign-up.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { IdentityService } from '../../identity/identity-service.ts'
import { builder, maySee } from '../../platform/graphql/builder.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { TokenBuckets } from '../../platform/limits/token-buckets.ts'
import { insertStudent } from './insert-student.ts'
import { checkProfileImage } from './profile-image-address.ts'
import { signUp } from './sign-up-port.ts'
import type { StudentTable } from './student-table-port.ts'
import { StudentRef } from './student-type-port.ts'

builder.queryFields((t) => ({
  student: t.field({
    type: [StudentRef],
    description: 'GetStudent, GetStudentByEmail: the matching students whom the caller may see.',
    authScopes: { identified: true },
    args: { email: t.arg.string({ required: true }) },
    async resolve(_root, { email }, context) {
      const wanted = normaliseEmail(email)
      const { role, email: own } = context.principal
      if (role !== 'admin' && wanted !== own) return []
      const row = await context.services.students.byEmail(wanted)
      return row ? [row] : []
    },
  }),
  student_by_id: t.field({
    type: StudentRef,
    nullable: true,
    description: 'GetStudentById, GetProfile: null when there is none whom the caller may see.',
    authScopes: { identified: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, context) =>
      maySee(context, id) ? context.services.students.byId(id) : null,
  }),
}))

declare module '../../platform/graphql/builder.ts' {
  interface GraphqlServices {
    identity: IdentityService
    students: StudentTable
    /** How often one address may sign up. */
    signUps: TokenBuckets
    /** Null where mail is not set up: then an account is made at once. */
    signUpRequests: {
      begin(input: SignUpCredentials, locale: Locale | null): Promise<{ id: number }>
    } | null
  }
}

const Credentials = builder.inputType('SignUpCredentials', {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    displayName: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    grade: t.string({ required: true }),
    affiliation: t.string({ required: true }),
  }),
})

const SignedUpUser = builder.objectRef<{ id: number }>('SignedUpUser').implement({
  fields: (t) => ({ id: t.exposeInt('id') }),
})

const text = { required: true } as const

builder.mutationFields((t) => ({
  signUpUser: t.field({
    type: SignedUpUser,
    args: { credentials: t.arg({ type: Credentials, required: true }) },
    resolve(_root, { credentials }, { services, address, locale }) {
      if (services.site.settings?.flags.SIGN_UP === false) {
        throw new Problem('FORBIDDEN', 'sign-up-closed')
      }
      if (services.signUps.take(address) > 0) throw new Problem('RATE_LIMITED', 'too-many')
      if (services.signUpRequests) return services.signUpRequests.begin(credentials, locale)
      return signUp(services, credentials)
    },
  }),
  insert_student: t.field({
    type: StudentRef,
    description:
      'InsertMissingStudent: the row of a valid identity; an existing one stays as it is.',
    authScopes: { identified: true },
    args: {
      email: t.arg.string(text),
      display_name: t.arg.string({ description: 'The first name, when it is not given.' }),
      first_name: t.arg.string(text),
      last_name: t.arg.string(text),
      grade: t.arg.string(text),
      affiliation: t.arg.string(text),
    },
    resolve(_root, args, { services, principal }) {
      const own = normaliseEmail(args.email) === principal.email
      if (!own && principal.role !== 'admin') throw new Problem('FORBIDDEN', 'forbidden')
      return insertStudent(services, {
        ...args,
        display_name: args.display_name ?? args.first_name,
      })
    },
  }),
  update_profile_image: t.field({
    type: StudentRef,
    authScopes: { signedIn: true },
    args: { id: t.arg.int(text), profile_image: t.arg.string(text) },
    async resolve(_root, { id, profile_image }, context) {
      // What a shared account looks like is not one visitor's to change.
      const allowed = maySee(context, id) && context.principal.role !== 'demo'
      if (!allowed) throw new Problem('FORBIDDEN', 'forbidden')
      const image = checkProfileImage(profile_image)
      const row = await context.services.students.setProfileImage(id, image)
      if (!row) throw new Problem('NOT_FOUND', 'not-found')
      return row
    },
  }),
}))
