/** How a learner got on in a time, as teachers and the learner see it. */
import type { Skill } from '../skill/skill.ts'
import type { ToolPath } from '../tool/tool.ts'

export interface LearnerReport {
  studentId: number
  displayName: string
  firstName: string
  lastName: string
  minutes: number
  /** Minutes a day; a day without minutes but with a visit counts too. */
  days: { date: string; minutes: number }[]
  tools: Partial<Record<ToolPath, number>>
  skills: Partial<Record<Skill, number>>
  stars: number
  errors: number
  runs: number
  /** Steps done of the courses that were begun, whenever that was. */
  courses: { tool: ToolPath; done: number; steps: number }[]
  assignments: { given: number; handedIn: number; marks: number | null }
}

export interface ReportPeriod {
  from: string
  to: string
}
