/** Which skill a level shows: the one its chapter is about. */
import type { Skill } from '@panya/domain/skill/skill.ts'

const CHAPTERS = new Map<string, Skill>([
  ['steps', 'sequence'],
  ['repeat', 'loops'],
  ['while', 'loops'],
  ['nested', 'loops'],
  ['sense', 'choices'],
  ['variables', 'sequence'],
  ['functions', 'functions'],
  ['recursion', 'recursion'],
])

export function skillOf(level: string): Skill | undefined {
  return CHAPTERS.get(level.split(/[-/]/)[0] ?? '')
}
