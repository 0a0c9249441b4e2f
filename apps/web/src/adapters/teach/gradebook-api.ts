/** The gradebook of a class, as functions and addresses. */
import type { Gradebook } from '@panya/domain/classroom/gradebook.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { request } from '../http/http.ts'

const at = (classId: number) => `/api/teach/classes/${classId}/gradebook`

export const fetchGradebook = (classId: number) => request<Gradebook>(at(classId))

export const gradebookFile = (classId: number, ending: 'csv' | 'xlsx', locale: Locale) =>
  `${at(classId)}.${ending}?locale=${locale}`
