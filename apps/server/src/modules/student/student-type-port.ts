/** GraphQL: a student, as every module's fields answer with one. */
import { builder } from '../../platform/graphql/builder.ts'
import type { StudentRow } from './student-table-port.ts'

export const StudentRef = builder.objectRef<StudentRow>('Student')

builder.objectType(StudentRef, {
  fields: (t) => ({
    id: t.exposeInt('id'),
    email: t.exposeString('email'),
    display_name: t.exposeString('display_name'),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    grade: t.exposeString('grade'),
    affiliation: t.exposeString('affiliation'),
    profile_image: t.exposeString('profile_image', { nullable: true }),
    last_online: t.expose('last_online', { type: 'DateTime', nullable: true }),
    total_online_minutes: t.exposeInt('total_online_minutes'),
    total_online_days: t.exposeInt('total_online_days'),
  }),
})
