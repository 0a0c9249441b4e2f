/** What a floor is called and what it asks for, in the learner's language. */
import type { Challenge } from './core/challenge.ts'
import type { FloorContent } from './core/document.ts'
import { FLOORS } from './core/floors.ts'
import type { DungeonTranslate } from './dungeon-messages.ts'

export function floorTitle(t: DungeonTranslate, id: string): string {
  return t(`${id}.title` as 'floor-1.title')
}

export function ownTitle(t: DungeonTranslate, content: FloorContent): string {
  return content.title === '' ? t('untitled') : content.title
}

export function floorNumber(id: string): number {
  return FLOORS.findIndex((floor) => floor.id === id) + 1
}

export function floorTask(t: DungeonTranslate, challenge: Challenge, own?: FloorContent): string {
  if (own) return own.task
  if (challenge.kind === 'daily') return `${t('dailyLead')} ${t('heroProgram')}`
  return t(`${challenge.floor.id}.task` as 'floor-1.task')
}

export function challengeTitle(
  t: DungeonTranslate,
  challenge: Challenge,
  own?: FloorContent,
): string {
  if (own) return ownTitle(t, own)
  if (challenge.kind === 'daily') return `${t('daily')} ${challenge.day}`
  const { id } = challenge.floor
  return `${floorNumber(id)}. ${floorTitle(t, id)}`
}
