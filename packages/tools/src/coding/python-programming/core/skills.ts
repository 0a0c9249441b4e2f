/** Which skill a passed challenge or a step of the course shows. */
import type { Skill } from '@panya/domain/skill/skill.ts'
import type { Challenge } from './challenges/challenge.ts'
import { CHOICES } from './challenges/choices.ts'
import { FIRST_WORDS } from './challenges/first-words.ts'
import { FUNCTIONS } from './challenges/functions.ts'
import { LISTS_AND_TEXT } from './challenges/lists-and-text.ts'
import { LOOPS } from './challenges/loops.ts'
import { skillOfActivity } from './course/chapters.ts'

const all = (skill: Skill, challenges: readonly Challenge[]) =>
  challenges.map(({ id }): [string, Skill] => [id, skill])

const SKILLS = new Map<string, Skill>([
  ...all('sequence', FIRST_WORDS),
  ...all('choices', CHOICES),
  ...all('loops', LOOPS),
  ...all('lists', LISTS_AND_TEXT),
  ...all('functions', FUNCTIONS),
  ['prices', 'lists'],
  ['count-letters', 'lists'],
  ['write-file', 'data'],
  ['read-file', 'data'],
  ['safe-number', 'choices'],
  ['factorial', 'recursion'],
  ['fibonacci', 'recursion'],
  ['hanoi', 'recursion'],
  ['pet', 'functions'],
])

export function skillOf(check: string): Skill | undefined {
  return SKILLS.get(check) ?? skillOfActivity(check)
}
