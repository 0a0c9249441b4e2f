/** What a lesson is: a short story and a few things to do, each of which can be seen in the program. */

import { everyBlock, inputBlock } from '@panya/engines/blocks-runtime/block-json.ts'
import type { Category } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { BlocksContent } from '../core/document.ts'
import type { Words } from '../words.ts'

/** What the lesson looks at: the program as it is, and whether it has been started since it was last changed. */
export interface Attempt {
  content: BlocksContent
  hasRun: boolean
}

export interface Need {
  text: Words
  /** The drawers of the toolbox where its blocks lie. */
  show: readonly Category[]
  isMet(attempt: Attempt): boolean
}

export interface Lesson {
  id: string
  title: Words
  story: Words
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

export function hasBlock(content: BlocksContent, ...types: string[]): boolean {
  const all = new Set(
    scriptsIn(content).flatMap((script) => [...everyBlock(script)].map(({ type }) => type)),
  )
  return types.every((type) => all.has(type))
}

export const metCount = (lesson: Lesson, attempt: Attempt): number =>
  lesson.needs.filter((need) => need.isMet(attempt)).length
