/** GraphQL: the demo list, of which everybody but admins sees their own entry only. */
import { builder } from '../../platform/graphql/builder.ts'

interface DemoRow {
  id: number
  email: string
  active: boolean
}

const DemoRef = builder.objectRef<DemoRow>('Demo').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    email: t.exposeString('email'),
    active: t.exposeBoolean('active'),
  }),
})

const ALL = 'select id, email, active from demo order by id'
const OWN = { name: 'demo_own', text: 'select id, email, active from demo where email = $1' }

builder.queryFields((t) => ({
  demo: t.field({
    type: [DemoRef],
    async resolve(_root, _args, { services, principal }) {
      const { pool } = services.database
      if (principal.role === 'admin') return (await pool.query<DemoRow>(ALL)).rows
      if (principal.email === null) return []
      return (await pool.query<DemoRow>({ ...OWN, values: [principal.email] })).rows
    },
  }),
}))
