/** Turns a program from blocks into Python and back. */

import type { GameTexts } from '../core/blocks/game-block.ts'
import { workspaceOf } from '../core/code/block-json.ts'
import { CodeError } from '../core/code/code-error.ts'
import { type ProgramSource, readProgram } from '../core/code/program-source.ts'
import { blocksFromProgram } from '../core/code/program-to-blocks.ts'
import { parsePython } from '../core/code/python-parser.ts'
import { printPython } from '../core/code/python-printer.ts'
import type { Piece } from '../core/hints/piece.ts'
import type { BlockMessages } from './block-definitions.ts'

type Words = Pick<BlockMessages, 'vocabulary' | 'directions' | 'things'>

function textBlocks({ directions = [], things = [] }: Words): GameTexts['texts'] {
  return Object.fromEntries([
    ...things.map(([value]) => [value, 'thing'] as const),
    ...directions.map(([value]) => [value, 'direction'] as const),
  ])
}

/** The same program in the other view, or a CodeError when it cannot be read yet. */
export function otherView(program: ProgramSource, words: Words): ProgramSource {
  const read = readProgram(program)
  if (program.view === 'blocks') return { view: 'python', source: printPython(read).source }
  return { view: 'blocks', workspace: blocksFromProgram(read, words.vocabulary, textBlocks(words)) }
}

/** Blocks for a program that is kept as Python text, such as a level's starter. */
export function blocksOfPython(source: string, words: Words): ProgramSource {
  const workspace = blocksFromProgram(parsePython(source), words.vocabulary, textBlocks(words))
  return { view: 'blocks', workspace }
}

/** The block of a hint alone, without the start above it; what blocks cannot say is left out. */
export function blocksOfPiece(piece: Piece, words: Words): object {
  try {
    const { blocks } = blocksFromProgram(piece, words.vocabulary, textBlocks(words)).blocks
    const [start, ...definitions] = blocks
    const first = start?.next?.block
    return workspaceOf(first ? [{ ...first, x: 0, y: 0 }] : definitions.slice(0, 1))
  } catch (error) {
    if (error instanceof CodeError) return workspaceOf([])
    throw error
  }
}
