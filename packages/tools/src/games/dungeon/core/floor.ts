/** What a floor is, for the campaign and for those that teachers make. */
import type { Feature } from '../../../game-kit/core/code/feature.ts'

export const LESSONS = ['walk', 'ask', 'fight', 'words', 'lists', 'search', 'state'] as const
export type Lesson = (typeof LESSONS)[number]

export interface Floor {
  id: string
  lesson: Lesson
  /** One program has to find its way in all of these. */
  maps: readonly (readonly string[])[]
  energy: number
  /** Words and language parts the drawer shows; a hero may use all of them. */
  words: readonly string[]
  features: readonly Feature[]
  /** Python text to begin with; null: the hero's program of the floor before. */
  starter: string | null
}
