/** GraphQL: who is privileged; active entries only, one's own unless one is admin. */
import { checkEmail, normaliseEmail } from '@panya/domain/account/account-fields.ts'
import { builder } from '../../platform/graphql/builder.ts'

interface PrivilegedUserRow {
  id: number
  email: string
  is_active: boolean
  group: string
}

const PrivilegedUserRef = builder.objectRef<PrivilegedUserRow>('PrivilegedUser').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    email: t.exposeString('email'),
    is_active: t.exposeBoolean('is_active'),
    group: t.exposeString('group'),
  }),
})

const ACTIVE = {
  name: 'privileged_active',
  text: `select id, email, is_active, "group" from privileged_users
    where email = $1 and is_active order by id`,
}

builder.queryFields((t) => ({
  privileged_users: t.field({
    type: [PrivilegedUserRef],
    authScopes: { identified: true },
    args: { email: t.arg.string({ required: true }) },
    async resolve(_root, { email }, { services, principal }) {
      const wanted = normaliseEmail(email)
      if (principal.role !== 'admin' && wanted !== principal.email) return []
      if (checkEmail(wanted) !== null) return []
      const { pool } = services.database
      // raw: prepared, a field of GraphQL in the names of the columns
      return (await pool.query<PrivilegedUserRow>({ ...ACTIVE, values: [wanted] })).rows
    },
  }),
}))
