/** Class sign-in as a child uses it: the list of names behind a class's code. */
import type { ClassSignInList } from '@panya/domain/classroom/class-secret.ts'
import { request } from '../http/http.ts'

export const lookAtClass = (code: string) =>
  request<ClassSignInList>('/api/class-sign-in/look', { method: 'POST', json: { code } })
