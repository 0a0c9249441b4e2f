/** Progress of a class and of oneself, as functions. */
import type { LearnerReport, ReportPeriod } from '@panya/domain/classroom/class-report.ts'
import { request } from '../http/http.ts'

export const classReport = async (classId: number, { from, to }: ReportPeriod) =>
  (
    await request<{ learners: LearnerReport[] }>(
      `/api/teach/classes/${classId}/report?from=${from}&to=${to}`,
    )
  ).learners

export const myReport = ({ from, to }: ReportPeriod) =>
  request<LearnerReport>(`/api/class/report?from=${from}&to=${to}`)
