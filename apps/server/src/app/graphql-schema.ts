/** The whole schema: every module adds its own fields to the builder. */
import '../modules/attendance/attendance-fields.ts'
import '../modules/privilege/demo-fields.ts'
import '../modules/privilege/privilege-fields.ts'
import '../modules/student/student-fields.ts'
import '../modules/subscription/subscription-fields.ts'
import { builder } from '../platform/graphql/builder.ts'

export const schema = builder.toSchema()
