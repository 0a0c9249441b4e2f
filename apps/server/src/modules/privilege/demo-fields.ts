/** GraphQL: the demo list, of which everybody but admins sees their own entry only. */

import { demo } from '../../platform/database/schema/person.ts'
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

const OWN = { name: 'demo_own', text: 'select id, email, active from demo where email = $1' }

builder.queryFields((t) => ({
  demo: t.field({
    type: [DemoRef],
    async resolve(_root, _args, { services, principal }) {
      const { orm, pool } = services.database
      if (principal.role === 'admin') return orm.select().from(demo).orderBy(demo.id)
      if (principal.email === null) return []
      // raw: prepared, a field of GraphQL
      return (await pool.query<DemoRow>({ ...OWN, values: [principal.email] })).rows
    },
  }),
}))
