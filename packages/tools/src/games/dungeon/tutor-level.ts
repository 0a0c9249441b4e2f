import type { TutorLevel } from '../../host/core/tutor-level.ts'
import { solutionsOf } from './core/floor-solutions.ts'
import { findFloor } from './core/floors.ts'
import messages from './messages/en.ts'

const texts: Readonly<Record<string, unknown>> = messages

export function tutorLevel(id: string): TutorLevel | null {
  if (!findFloor(id)) return null
  const goal = texts[`${id}.task`]
  return {
    goal: typeof goal === 'string' ? goal : '',
    solution: solutionsOf(id)[0]?.trim() ?? null,
  }
}
