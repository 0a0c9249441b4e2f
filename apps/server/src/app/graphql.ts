/** GraphQL as a whole: every module adds its own fields to the builder, and here is what they work with. */
import '../modules/attendance/attendance-fields.ts'
import '../modules/privilege/demo-fields.ts'
import '../modules/privilege/privilege-fields.ts'
import '../modules/student/student-fields.ts'
import '../modules/subscription/subscription-fields.ts'
import type { FastifyInstance } from 'fastify'
import { createAttendance } from '../modules/attendance/attendance.ts'
import { createStudentTable } from '../modules/student/student-table-port.ts'
import { builder, type GraphqlServices } from '../platform/graphql/builder.ts'
import { registerGraphql } from '../platform/graphql/routes.ts'
import type { AppContext } from '../platform/http/context.ts'
import { TokenBuckets } from '../platform/limits/token-buckets.ts'

// A whole class behind one address signs up in the same minute.
const SIGN_UPS = { capacity: 120, refillMs: 2000 }

export const schema = builder.toSchema()

export async function registerData(
  app: FastifyInstance,
  context: AppContext,
  { identity, signUpRequests }: Pick<GraphqlServices, 'identity' | 'signUpRequests'>,
): Promise<void> {
  const { database, now, site } = context
  const attendance = createAttendance(context)
  app.addHook('onClose', () => attendance.drained())
  await registerGraphql(app, context, schema, {
    database,
    identity,
    students: createStudentTable(database),
    attendance,
    signUps: new TokenBuckets(SIGN_UPS, now),
    signUpRequests,
    site,
    now,
  })
}
