/** Writes a program as a Blockly workspace, laid out under one "when it starts" block. */
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import { START } from '../blocks/control/start.ts'
import { sayDefinition } from '../blocks/functions/definition.ts'
import type { GameTexts, Said } from '../blocks/game-block.ts'
import { sayStatement, sayValue } from '../blocks/game-blocks.ts'
import type { Expression, Program, Statement, Vocabulary } from './ast.ts'
import { PREFIX, type WorkspaceJson, workspaceOf } from './block-json.ts'

class Writing {
  readonly #game: GameTexts
  #ids = 0

  constructor(game: GameTexts) {
    this.#game = game
  }

  program(program: Program): WorkspaceJson {
    const start = this.#block({ type: START, args: [], parts: {} })
    start.x = 24
    start.y = 24
    const first = this.#chain(program.main)
    if (first) start.next = { block: first }
    const functions = program.functions.map((definition, index) => {
      const block = this.#block(sayDefinition(definition))
      return { ...block, x: 380, y: 24 + index * 240 }
    })
    return workspaceOf([start, ...functions])
  }

  #block({ type, args, parts }: Said): BlockJson {
    this.#ids += 1
    const block: BlockJson = { type: PREFIX + type, id: `b${this.#ids}` }
    const inputs: NonNullable<BlockJson['inputs']> = {}
    for (const arg of args) {
      if ('field' in arg) block.fields = { ...block.fields, [arg.field]: parts[arg.field] }
      else if ('body' in arg)
        this.#plug(inputs, arg.body, this.#chain(parts[arg.body] as Statement[]))
      else this.#plug(inputs, arg.input, this.#expression(parts[arg.input] as Expression))
    }
    if (Object.keys(inputs).length > 0) block.inputs = inputs
    return block
  }

  #plug(
    inputs: NonNullable<BlockJson['inputs']>,
    name: string,
    block: BlockJson | undefined,
  ): void {
    if (block) inputs[name] = { block }
  }

  #chain(statements: readonly Statement[]): BlockJson | undefined {
    let next: BlockJson | undefined
    const blocks = statements.map((node) => this.#block(sayStatement(node, this.#game)))
    for (const block of blocks.toReversed()) {
      if (next) block.next = { block: next }
      next = block
    }
    return next
  }

  /** An empty socket is no block. */
  #expression(node: Expression): BlockJson | undefined {
    const said = sayValue(node, this.#game)
    return said ? this.#block(said) : undefined
  }
}

export function blocksFromProgram(
  program: Program,
  vocabulary: Vocabulary,
  texts: GameTexts['texts'] = {},
): WorkspaceJson {
  return new Writing({ vocabulary, texts }).program(program)
}
