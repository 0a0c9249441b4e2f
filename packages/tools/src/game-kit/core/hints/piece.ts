/** One block by itself, as it is shown in a hint: what belongs into it is left to the learner. */
import { meaningOf } from '../blocks/game-blocks.ts'
import type { FunctionDefinition, Program, Statement } from '../code/ast.ts'
import { printPython } from '../code/python-printer.ts'

/** A program of a single block with nothing inside. */
export type Piece = Program

export type Block = Statement | FunctionDefinition

export function isDefinition(block: Block): block is FunctionDefinition {
  return !('kind' in block)
}

export function bodiesOf(block: Block): readonly (readonly Statement[])[] {
  return isDefinition(block) ? [block.body] : (meaningOf(block).bodies?.(block) ?? [])
}

export function pieceOf(block: Block): Piece {
  if (isDefinition(block)) return { functions: [{ ...block, body: [] }], main: [] }
  if (block.kind === 'if') {
    const otherwise = block.otherwise && []
    return { functions: [], main: [{ ...block, body: [], otherwise }] }
  }
  return { functions: [], main: ['body' in block ? { ...block, body: [] } : block] }
}

/** The block as a line of Python. */
export function lineOf(piece: Piece): string {
  return printPython(piece).source.split('\n')[0] ?? ''
}
