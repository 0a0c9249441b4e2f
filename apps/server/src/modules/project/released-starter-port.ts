/** What learners get of a starter: solutions and hidden tests of a graded notebook stay with the teacher. */
import { releasedDocument } from '@panya/domain/notebook/graded/release-document.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { Problem } from '../../platform/http/problem.ts'

export function releasedStarter(starter: ProjectDocument): ProjectDocument {
  const released = releasedDocument(starter)
  if (!released) throw new Problem('CONFLICT', 'starter-unreadable')
  return released
}
