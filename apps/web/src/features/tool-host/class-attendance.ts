/** A teacher's classes for tools that look at data; who may see what is the server's to say. */
import type { ToolAttendance } from '@panya/tools/kit/tool-host.ts'
import { listClasses } from '../../adapters/teach/class-api.ts'
import { classReport } from '../../adapters/teach/report-api.ts'

export const classAttendance: ToolAttendance = {
  async classes() {
    const { rows } = await listClasses(false, '', 0)
    return rows.map(({ id, name }) => ({ id, name }))
  },
  async report(classId, from, to) {
    const learners = await classReport(classId, { from, to })
    return learners.map(({ displayName, firstName, lastName, assignments, ...rest }) => ({
      name: `${firstName} ${lastName}`.trim() || displayName,
      minutes: rest.minutes,
      days: rest.days,
      tools: rest.tools,
      runs: rest.runs,
      errors: rest.errors,
      stars: rest.stars,
      handedIn: assignments.handedIn,
    }))
  },
}
