/** Writes a program as a Blockly workspace, laid out under one "when it starts" block. */
import {
  BUILT_IN_COMMANDS,
  BUILT_IN_QUESTIONS,
  type Expression,
  type Program,
  type Statement,
  type Vocabulary,
} from './ast.ts'
import {
  type BlockJson,
  LONGEST_LIST_BLOCK,
  MOST_PARAMETERS,
  PREFIX,
  type WorkspaceJson,
  workspaceOf,
} from './block-json.ts'
import { CodeError } from './code-error.ts'

/** Texts that have a block of their own, with a drop-down instead of a text field. */
export type TextBlocks = Record<string, 'direction' | 'thing'>

class Writing {
  readonly #vocabulary: Vocabulary
  readonly #texts: TextBlocks
  #ids = 0

  constructor(vocabulary: Vocabulary, texts: TextBlocks) {
    this.#vocabulary = vocabulary
    this.#texts = texts
  }

  program(program: Program): WorkspaceJson {
    const start = this.#block('start', {}, {})
    start.x = 24
    start.y = 24
    const first = this.#chain(program.main)
    if (first) start.next = { block: first }
    const functions = program.functions.map((definition, index) => {
      const { name, parameters, body } = definition
      if (parameters.length > MOST_PARAMETERS) {
        throw new CodeError('bad-blocks', definition.at, { word: name })
      }
      const fields: Record<string, unknown> = { NAME: name }
      for (const [i, parameter] of parameters.entries()) fields[`P${i}`] = parameter
      const block = this.#block(`function_${parameters.length}`, fields, {}, { DO: body })
      return { ...block, x: 380, y: 24 + index * 240 }
    })
    return workspaceOf([start, ...functions])
  }

  #block(
    type: string,
    fields: Record<string, unknown>,
    values: Record<string, Expression>,
    bodies: Record<string, Statement[]> = {},
  ): BlockJson {
    this.#ids += 1
    const block: BlockJson = { type: PREFIX + type, id: `b${this.#ids}` }
    if (Object.keys(fields).length > 0) block.fields = fields
    const inputs: Record<string, { block: BlockJson }> = {}
    for (const [name, value] of Object.entries(values)) {
      if (value.kind !== 'gap') inputs[name] = { block: this.#expression(value) }
    }
    for (const [name, body] of Object.entries(bodies)) {
      const first = this.#chain(body)
      if (first) inputs[name] = { block: first }
    }
    if (Object.keys(inputs).length > 0) block.inputs = inputs
    return block
  }

  #chain(statements: Statement[]): BlockJson | undefined {
    let next: BlockJson | undefined
    const blocks = statements.map((statement) => this.#statement(statement))
    for (const block of blocks.toReversed()) {
      if (next) block.next = { block: next }
      next = block
    }
    return next
  }

  #statement(node: Statement): BlockJson {
    switch (node.kind) {
      case 'call':
        return this.#call(node.name, node.args, node.at)
      case 'set':
        return this.#block('set', { VAR: node.name }, { VALUE: node.value })
      case 'change':
        return this.#block('change', { VAR: node.name }, { VALUE: node.value })
      case 'set-item': {
        const { list, index, value } = node
        return this.#block('set_item', {}, { LIST: list, INDEX: index, VALUE: value })
      }
      case 'append':
        return this.#block('append', {}, { LIST: node.list, VALUE: node.value })
      case 'pop':
        return this.#block('drop_last', {}, { LIST: node.list })
      case 'count':
        return this.#count(node)
      case 'each':
        return this.#block('each', { VAR: node.name }, { LIST: node.list }, { DO: node.body })
      case 'while':
        return this.#block('while', {}, { COND: node.condition }, { DO: node.body })
      case 'if':
        if (node.otherwise === null) {
          return this.#block('if', {}, { COND: node.condition }, { DO: node.body })
        }
        return this.#block(
          'if_else',
          {},
          { COND: node.condition },
          { DO: node.body, ELSE: node.otherwise },
        )
      case 'return':
        if (node.value === null) return this.#block('return', {}, {})
        return this.#block('return_value', {}, { VALUE: node.value })
      case 'break':
      case 'gap':
        break
    }
    return this.#block(node.kind, {}, {})
  }

  #count(node: Extract<Statement, { kind: 'count' }>): BlockJson {
    const bodies = { DO: node.body }
    if (node.from !== null) {
      const values = { FROM: node.from, TO: node.to }
      return this.#block('range', { VAR: node.name ?? '_' }, values, bodies)
    }
    if (node.name === null) return this.#block('repeat', {}, { TO: node.to }, bodies)
    return this.#block('count', { VAR: node.name }, { TO: node.to }, bodies)
  }

  #sockets(args: Expression[]): Record<string, Expression> {
    return Object.fromEntries(args.map((value, index) => [`ARG${index}`, value]))
  }

  #call(name: string, args: Expression[], at: string): BlockJson {
    const known = { ...this.#vocabulary.commands, ...BUILT_IN_COMMANDS }
    if (Object.hasOwn(known, name)) {
      return this.#block(`do_${name}_${args.length}`, {}, this.#sockets(args))
    }
    this.#checkSockets(name, args, at)
    return this.#block(`call_${args.length}`, { NAME: name }, this.#sockets(args))
  }

  #checkSockets(name: string, args: Expression[], at: string | null): void {
    if (args.length > MOST_PARAMETERS) throw new CodeError('bad-blocks', at, { word: name })
  }

  #expression(node: Expression): BlockJson {
    switch (node.kind) {
      case 'number':
        return this.#block('number', { NUM: node.value }, {})
      case 'text': {
        const type = Object.hasOwn(this.#texts, node.value) ? this.#texts[node.value] : 'text'
        return this.#block(type ?? 'text', { TEXT: node.value }, {})
      }
      case 'boolean':
        return this.#block('boolean', { BOOL: node.value ? 'TRUE' : 'FALSE' }, {})
      case 'name':
        return this.#block('variable', { VAR: node.name }, {})
      case 'list':
        if (node.items.length > LONGEST_LIST_BLOCK) {
          throw new CodeError('bad-blocks', null, { word: '[…]' })
        }
        return this.#block(`list_${node.items.length}`, {}, this.#sockets(node.items))
      case 'item':
        return this.#block('item', {}, { LIST: node.list, INDEX: node.index })
      case 'pop':
        return this.#block('pop', {}, { LIST: node.list })
      case 'binary':
        return this.#pair('math', node)
      case 'compare':
      case 'logic':
        return this.#pair(node.kind, node)
      case 'not':
      case 'negate':
        return this.#block(node.kind, {}, { A: node.value })
      case 'call':
        return this.#question(node.name, node.args)
      case 'gap':
        break
    }
    throw new CodeError('gap', null)
  }

  #pair(type: string, node: Extract<Expression, { operator: string }>): BlockJson {
    return this.#block(type, { OP: node.operator }, { A: node.left, B: node.right })
  }

  #question(name: string, args: Expression[]): BlockJson {
    const known = { ...this.#vocabulary.questions, ...BUILT_IN_QUESTIONS }
    if (Object.hasOwn(known, name)) {
      return this.#block(`ask_${name}_${args.length}`, {}, this.#sockets(args))
    }
    this.#checkSockets(name, args, null)
    return this.#block(`value_${args.length}`, { NAME: name }, this.#sockets(args))
  }
}

export function blocksFromProgram(
  program: Program,
  vocabulary: Vocabulary,
  texts: TextBlocks = {},
): WorkspaceJson {
  return new Writing(vocabulary, texts).program(program)
}
