/** What a level is called and what it asks for, in the learner's language. */
import type { LevelContent } from './core/document.ts'
import { LEVELS } from './core/levels/all-levels.ts'
import type { ProgrammingTranslate } from './programming-messages.ts'

export function levelTitle(t: ProgrammingTranslate, id: string, custom?: LevelContent): string {
  if (custom) return custom.title === '' ? t('untitled') : custom.title
  return t(`level.${id}.title` as 'level.steps-1.title')
}

export function levelTask(t: ProgrammingTranslate, id: string, custom?: LevelContent): string {
  return custom ? custom.task : t(`level.${id}.task` as 'level.steps-1.task')
}

export function levelNumber(id: string): number {
  return LEVELS.findIndex((level) => level.id === id) + 1
}
