/** Scripts of Scratch 2: lists inside lists, arguments by position, everything by name. */

import { plain } from '../loose-schema.ts'
import { isInput, type PartRule, shadowOf } from '../opcodes/opcode-rule.ts'
import { rulesFor } from '../opcodes/opcodes.ts'
import type {
  Plain,
  ScratchBlock,
  ScratchComment,
  ScratchInput,
  ScratchScript,
} from '../project.ts'
import type { Report } from '../report.ts'
import { SB2_BLOCKS, type Sb2Rule } from './sb2-blocks.ts'
import type { Sb2Names } from './sb2-names.ts'

const DEEPEST = 450
/** Scratch 3's blocks are larger. */
const WIDER = 1.5
const HIGHER = 2.2

type Given = readonly unknown[]
const isList = (given: unknown): given is Given => Array.isArray(given)

export class Sb2Scripts {
  readonly #names: Sb2Names
  readonly #report: Report
  readonly #comments: Map<number, ScratchComment>
  readonly #loose: ScratchComment[]
  #count = 0

  constructor(names: Sb2Names, comments: unknown, report: Report) {
    this.#names = names
    this.#report = report
    const read = readComments(comments, names.prefix)
    this.#comments = read.byBlock
    this.#loose = read.loose
  }

  scripts(given: unknown): ScratchScript[] {
    if (!isList(given)) return []
    return given.flatMap((script): ScratchScript[] => {
      if (!isList(script) || !isList(script[2])) return []
      const blocks = this.#stack(script[2], 1)
      const [x, y] = [numberOf(script[0]) * WIDER, numberOf(script[1]) * HIGHER]
      return blocks.length > 0 ? [{ x, y, blocks }] : []
    })
  }

  /** To be asked after the scripts: comments on blocks that are not there lie loose. */
  comments(): ScratchComment[] {
    return [...this.#loose, ...this.#comments.values()]
  }

  #stack(given: Given, depth: number): ScratchBlock[] {
    if (depth > DEEPEST) {
      this.#report.add('too-nested', { sprite: this.#names.sprite })
      return []
    }
    return given.flatMap((block) => (isList(block) ? this.#block(block, depth) : []))
  }

  #block(given: Given, depth: number): ScratchBlock[] {
    const [name, ...args] = given
    if (typeof name !== 'string') return []
    const index = this.#count
    this.#count += 1
    const comment = this.#comments.get(index)
    this.#comments.delete(index)
    const id = `${this.#names.prefix}${index + 1}`
    const block = this.#named(name, args, id, depth)
    return [comment ? { ...block, comment } : block]
  }

  #named(name: string, args: Given, id: string, depth: number): ScratchBlock {
    if (name === 'procDef') return this.#definition(args, id)
    if (name === 'call') return this.#call(args, id, depth)
    if (name === 'getParam') {
      const opcode =
        args[1] === 'b' ? 'argument_reporter_boolean' : 'argument_reporter_string_number'
      return { id, opcode, fields: { VALUE: { value: plain(args[0]) } }, inputs: {} }
    }
    if (name === 'whenSensorGreaterThan' && args[0] === 'video motion') {
      const rule = { opcode: 'videoSensing_whenMotionGreaterThan', args: ['', 'REFERENCE'] }
      return this.#known(rule, args, id, depth)
    }
    if (name === 'whenClicked' && this.#names.isStage)
      return { id, opcode: 'event_whenstageclicked', fields: {}, inputs: {} }
    const rule = SB2_BLOCKS[name]
    return rule ? this.#known(rule, args, id, depth) : this.#unknown(name, args, id, depth)
  }

  #known(rule: Sb2Rule, args: Given, id: string, depth: number): ScratchBlock {
    const block: ScratchBlock = { id, opcode: rule.opcode, fields: {}, inputs: {} }
    for (const [name, value] of Object.entries(rule.fields ?? {})) block.fields[name] = { value }
    const parts = rulesFor(rule.opcode)[0]?.parts ?? []
    rule.args.forEach((name, index) => {
      if (name === '') return
      const part = parts.find(({ from }) => from === name)
      const given = args[index]
      if (part && isInput(part)) {
        const input = this.#input(given, part, `${id}-${name}`, depth + 1)
        if (input) block.inputs[name] = input
      } else if (isList(given)) block.inputs[name] = { blocks: this.#block(given, depth + 1) }
      else if (!part && rule.opcode.endsWith('by'))
        block.inputs[name] = typed(given, 'math_number', 'NUM', id)
      else block.fields[name] = this.#names.field(part, plain(given ?? ''))
    })
    return block
  }

  #input(given: unknown, part: PartRule, id: string, depth: number): ScratchInput | null {
    if (part.kind === 'body') return isList(given) ? { blocks: this.#stack(given, depth) } : null
    const shadow = shadowOf(part)
    if (isList(given)) {
      if (depth > DEEPEST) return this.#tooNested()
      const blocks = this.#block(given, depth)
      return part.kind === 'truth' || !shadow ? { blocks } : { blocks, ...this.#empty(part, id) }
    }
    if (part.kind === 'truth') {
      const isTrue = given === true || given === 'true'
      return isTrue ? { blocks: [{ id, opcode: 'operator_not', fields: {}, inputs: {} }] } : null
    }
    if (!shadow) return null
    const value = plain(given === null || given === false || given === undefined ? '' : given)
    return { blocks: [], shadow: this.#shadow(part, shadow, value, `${id}-shadow`) }
  }

  #tooNested(): null {
    this.#report.add('too-nested', { sprite: this.#names.sprite })
    return null
  }

  #shadow(
    part: PartRule,
    { opcode, field }: { opcode: string; field: string },
    value: Plain,
    id: string,
  ): ScratchBlock {
    return { id, opcode, fields: { [field]: this.#names.field(part, value) }, inputs: {} }
  }

  /** What stands beneath a reporter: Scratch 2 did not keep it. */
  #empty(part: PartRule, id: string): { shadow?: ScratchBlock } {
    const shadow = shadowOf(part)
    if (!shadow || part.kind === 'menu') return {}
    const value = part.kind === 'colour' ? '#000000' : part.kind === 'number' ? 0 : ''
    return { shadow: this.#shadow(part, shadow, value, `${id}-shadow`) }
  }

  #definition(args: Given, id: string): ScratchBlock {
    const [code, names, presets, warp] = args
    const proccode = codeOf(code)
    const ids = idsOf(proccode)
    const mutation = {
      proccode,
      argumentids: JSON.stringify(ids),
      argumentnames: JSON.stringify(isList(names) ? names.map((name) => String(plain(name))) : []),
      argumentdefaults: JSON.stringify(isList(presets) ? presets.map(plain) : []),
      warp: warp === true ? 'true' : 'false',
    }
    const prototype: ScratchBlock = {
      id: `${id}-prototype`,
      opcode: 'procedures_prototype',
      fields: {},
      inputs: {},
      mutation,
    }
    const inputs = { custom_block: { blocks: [], shadow: prototype } }
    return { id, opcode: 'procedures_definition', fields: {}, inputs }
  }

  #call(args: Given, id: string, depth: number): ScratchBlock {
    const [code, ...values] = args
    const proccode = codeOf(code)
    const ids = idsOf(proccode)
    const kinds = kindsOf(proccode)
    const inputs: ScratchBlock['inputs'] = {}
    ids.forEach((argument, index) => {
      const kind = kinds[index] === 'b' ? 'truth' : 'text'
      const part: PartRule = { kind, from: argument, to: argument }
      const input = this.#input(values[index], part, `${id}-${argument}`, depth + 1)
      if (input) inputs[argument] = input
    })
    const mutation = { proccode, argumentids: JSON.stringify(ids), warp: 'false' }
    return { id, opcode: 'procedures_call', fields: {}, inputs, mutation }
  }

  /** Blocks of boards and of experiments: under their own name, arguments by number. */
  #unknown(name: string, args: Given, id: string, depth: number): ScratchBlock {
    const block: ScratchBlock = { id, opcode: `scratch2_${name}`, fields: {}, inputs: {} }
    args.forEach((given, index) => {
      const key = `ARG${index + 1}`
      if (!isList(given)) block.fields[key] = { value: plain(given ?? '') }
      else if (depth < DEEPEST) {
        const isBody = given.every(isList) && given.length > 0
        const blocks = isBody ? this.#stack(given, depth + 1) : this.#block(given, depth + 1)
        if (blocks.length > 0) block.inputs[key] = { blocks }
      } else this.#tooNested()
    })
    return block
  }
}

function typed(given: unknown, opcode: string, field: string, id: string): ScratchInput {
  const fields = { [field]: { value: plain(given ?? 0) } }
  return { blocks: [], shadow: { id: `${id}-shadow`, opcode, fields, inputs: {} } }
}

/** Other kinds of holes were tried and given up; they take any value. */
const HOLE = /(^|\s)%([a-z])(\.\w+)?(?=\s|$)/g
const codeOf = (given: unknown): string =>
  String(plain(given ?? '')).replaceAll(
    HOLE,
    (_, space: string, kind: string) => `${space}%${'nsb'.includes(kind) ? kind : 's'}`,
  )
const kindsOf = (proccode: string): string[] =>
  [...proccode.matchAll(HOLE)].map(([, , kind]) => kind!)
const idsOf = (proccode: string): string[] => kindsOf(proccode).map((_, index) => `input${index}`)

function numberOf(given: unknown): number {
  return typeof given === 'number' && Number.isFinite(given) ? given : 0
}

/** `[x, y, width, height, is open, index of its block or -1, text]` */
function readComments(
  given: unknown,
  prefix: string,
): { byBlock: Map<number, ScratchComment>; loose: ScratchComment[] } {
  const byBlock = new Map<number, ScratchComment>()
  const loose: ScratchComment[] = []
  for (const [index, entry] of (isList(given) ? given : []).entries()) {
    if (!isList(entry)) continue
    const [x, y, width, height, isOpen, block, text] = entry
    const comment: ScratchComment = {
      id: `${prefix}comment-${index + 1}`,
      text: String(plain(text ?? '')),
      x: numberOf(x) * WIDER,
      y: numberOf(y) * HIGHER,
      width: (numberOf(width) || 150) * WIDER,
      height: (numberOf(height) || 100) * WIDER,
      minimized: isOpen === false,
    }
    const at = numberOf(block)
    if (at >= 0 && typeof block === 'number' && !byBlock.has(at)) byBlock.set(at, comment)
    else loose.push(comment)
  }
  return { byBlock, loose }
}
