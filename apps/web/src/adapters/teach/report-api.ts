/** Progress of a class and of oneself, as functions. */
import type { Skill } from '@panya/domain/skill/skill.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { request } from '../http/http.ts'

export interface LearnerReport {
  studentId: number
  displayName: string
  firstName: string
  lastName: string
  minutes: number
  days: { date: string; minutes: number }[]
  tools: Partial<Record<ToolPath, number>>
  skills: Partial<Record<Skill, number>>
  stars: number
  errors: number
  runs: number
  assignments: { given: number; handedIn: number; marks: number | null }
}

export interface Period {
  from: string
  to: string
}

export const classReport = async (classId: number, { from, to }: Period) =>
  (
    await request<{ learners: LearnerReport[] }>(
      `/api/teach/classes/${classId}/report?from=${from}&to=${to}`,
    )
  ).learners

export const myReport = ({ from, to }: Period) =>
  request<LearnerReport>(`/api/class/report?from=${from}&to=${to}`)
