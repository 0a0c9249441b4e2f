/** The whole schema: every module adds its own fields to the builder. */
import '../attendance/attendance-fields.ts'
import '../demo/demo-fields.ts'
import '../privilege/privilege-fields.ts'
import '../student/student-fields.ts'
import '../subscription/subscription-fields.ts'
import { builder } from './builder.ts'

export const schema = builder.toSchema()
