/** What a game's `tutor-level.ts` exports as `tutorLevel`: what the tutor is told of a level the game brings along. */
export interface TutorLevel {
  /** In English, as the game asks for it. */
  goal: string
  /** A program that wins it, which the tutor never gives away; null where none is known. */
  solution: string | null
}
