/** What an assignment's form is filled in with when it opens. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { NewAssignment } from '../../adapters/teach/assignment-api.ts'

export interface Beginning {
  fields: Pick<
    NewAssignment,
    | 'title'
    | 'instructions'
    | 'tool'
    | 'level'
    | 'maxMark'
    | 'rubric'
    | 'starterProjectId'
    | 'solution'
  >
  checks: CheckWish[]
}
