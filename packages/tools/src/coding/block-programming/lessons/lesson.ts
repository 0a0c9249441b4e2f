/** What a lesson is: a short story and a few things to do, each of which can be seen in the program. */

import { everyBlock, field, inputBlock } from '@panya/engines/blocks-runtime/block-json.ts'
import type { Category } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { BlocksContent } from '../core/document.ts'
import type { Message } from '../message.ts'

/** What the lesson looks at: the program as it is, and what was done with it since the lesson was opened. */
export interface Attempt {
  content: BlocksContent
  hasRun: boolean
  /** The keys that were pressed since it was started. */
  pressed: readonly string[]
}

export interface Need {
  text: Message
  /** The drawers of the toolbox where its blocks lie. */
  show: readonly Category[]
  isMet(attempt: Attempt): boolean
}

export interface Lesson {
  id: string
  title: Message
  story: Message
  needs: Need[]
}

export function scriptsIn(content: BlocksContent): BlockJson[] {
  return content.actors.flatMap((actor) => (actor.workspace.blocks?.blocks ?? []) as BlockJson[])
}

/** Some script under one of these hats has all of these blocks in it. */
export function hasScript(content: BlocksContent, hats: string[], ...types: string[]): boolean {
  return scriptsIn(content).some((script) => {
    if (!hats.includes(script.type)) return false
    const inside = new Set([...everyBlock(script)].map(({ type }) => type))
    return types.every((type) => inside.has(type))
  })
}

const LOOPS = [
  'control_repeat',
  'control_forever',
  'control_repeat_until',
  'control_while',
  'control_for',
]

/** Some loop has all of these blocks in its mouth. */
export function hasLoopWith(content: BlocksContent, ...types: string[]): boolean {
  return scriptsIn(content).some((script) =>
    [...everyBlock(script)].some((block) => {
      if (!LOOPS.includes(block.type)) return false
      const inside = new Set([...everyBlock(inputBlock(block, 'DO'))].map(({ type }) => type))
      return types.every((type) => inside.has(type))
    }),
  )
}

const numberIn = (block: BlockJson, name: string): number => {
  const inside = inputBlock(block, name)
  return inside ? Number(field(inside, 'NUM')) : 0
}

/** Some repeat turns all the way round, in however many steps. */
export function hasCircle(content: BlocksContent): boolean {
  return scriptsIn(content).some((script) =>
    [...everyBlock(script)].some((block) => {
      if (block.type !== 'control_repeat') return false
      const turns = [...everyBlock(inputBlock(block, 'DO'))]
        .filter(({ type }) => type === 'motion_turn_right' || type === 'motion_turn_left')
        .map((turn) => numberIn(turn, 'DEGREES'))
      return Math.max(0, ...turns) * numberIn(block, 'TIMES') >= 360
    }),
  )
}

/** A key that starts a script was pressed. */
export function hasKeyPressed({ content, pressed }: Attempt): boolean {
  return scriptsIn(content).some((script) => {
    if (script.type !== 'event_key') return false
    const key = field(script, 'KEY')
    return key === 'any' ? pressed.length > 0 : pressed.includes(key)
  })
}

export function hasBlock(content: BlocksContent, ...types: string[]): boolean {
  const all = new Set(
    scriptsIn(content).flatMap((script) => [...everyBlock(script)].map(({ type }) => type)),
  )
  return types.every((type) => all.has(type))
}

export const metCount = (lesson: Lesson, attempt: Attempt): number =>
  lesson.needs.filter((need) => need.isMet(attempt)).length
