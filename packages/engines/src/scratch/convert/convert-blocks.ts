/** The scripts of one sprite as our blocks. */
import type { Shape } from '../../blocks-runtime/catalogue/block-spec.ts'
import { stacked } from '../../blocks-runtime/folded-stacks.ts'
import type { FunctionSignature } from '../../blocks-runtime/program.ts'
import type { ContentBlock } from '../content.ts'
import { menuField } from '../opcodes/menus.ts'
import type { OpcodeRule, PartRule } from '../opcodes/opcode-rule.ts'
import { NO_OPS, rulesFor } from '../opcodes/opcodes.ts'
import type { Plain, ScratchBlock, ScratchScript } from '../project.ts'
import type { ReportCode } from '../report.ts'
import { fieldValue } from './convert-fields.ts'
import { Inputs } from './convert-inputs.ts'
import { CustomBlocks } from './custom-blocks.ts'
import { FOREIGN_TYPES, type ForeignState, foreignText, guessedShape } from './foreign.ts'
import { literalOf, textBlock } from './literal-blocks.ts'
import type { ProjectNames } from './project-names.ts'

export type Place = 'top' | 'stack' | 'value' | 'truth'

const FITS: Record<Place, readonly Shape[]> = {
  top: ['hat', 'statement', 'end', 'value', 'truth'],
  stack: ['statement', 'end'],
  value: ['value', 'truth'],
  truth: ['truth', 'value'],
}

interface Made {
  block: ContentBlock
  shape: Shape
}

const EXTENSION_NOTES: Readonly<Record<string, ReportCode>> = {
  videoSensing: 'video',
  translate: 'translate',
  text2speech: 'speech',
}

/** Places are kept as exactly as anybody can see. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100

/** What the editor can draw under each other. */
const LONGEST_SHOWN = 2_000

export class BlockConverter {
  readonly names: ProjectNames
  /** The target's place in the project. */
  readonly index: number
  readonly #custom: CustomBlocks
  readonly #inputs: Inputs
  /** What could not stay where it was; it lies beside the scripts, switched off. */
  #aside: ContentBlock[] = []
  #function: FunctionSignature | undefined

  constructor(names: ProjectNames, index: number) {
    this.names = names
    this.index = index
    this.#custom = new CustomBlocks(names.targets[index]!.scripts)
    this.#inputs = new Inputs(this)
  }

  scripts(): ContentBlock[] {
    const { scripts } = this.names.targets[this.index]!
    const made = scripts.flatMap((script) => this.#script(script))
    return [...made, ...this.#aside]
  }

  note(code: ReportCode, name?: string): void {
    const sprite = this.names.spriteNames[this.index]!
    this.names.report.add(code, name === undefined ? { sprite } : { sprite, name })
  }

  #script({ x, y, blocks }: ScratchScript): ContentBlock[] {
    this.#function = blocks[0] ? this.#custom.definition(blocks[0]) : undefined
    if (blocks.length > LONGEST_SHOWN) this.note('long-script')
    const first = this.stack(blocks, 'top')
    return first ? [{ ...first, x: hundredths(x), y: hundredths(y) }] : []
  }

  /** One under the other; what cannot follow is put aside. */
  stack(blocks: readonly ScratchBlock[], start: Place): ContentBlock | undefined {
    const made: ContentBlock[] = []
    let isOpen = true
    for (const [index, block] of blocks.entries()) {
      const place = index === 0 ? start : 'stack'
      const hasNext = index + 1 < blocks.length
      const { block: one, shape } = this.convert(block, place, hasNext)
      if (!isOpen || !FITS[place].includes(shape)) this.#putAside(one, block)
      else {
        made.push(one)
        isOpen = shape === 'hat' || shape === 'statement'
      }
    }
    return stacked(made)
  }

  value(block: ScratchBlock, place: 'value' | 'truth'): ContentBlock | undefined {
    const { block: one, shape } = this.convert(block, place, false)
    if (!FITS[place].includes(shape)) {
      this.#putAside(one, block)
      return undefined
    }
    if (place === 'truth' && shape === 'value') this.note('value-in-condition', block.opcode)
    return one
  }

  #putAside(one: ContentBlock, block: ScratchBlock): void {
    this.note('misplaced-block', block.opcode)
    this.#aside.push({ ...one, x: 0, y: this.#aside.length * 60, disabledReasons: ['misplaced'] })
  }

  convert(block: ScratchBlock, place: Place, hasNext: boolean): Made {
    const made =
      this.#special(block, place) ?? this.#known(block) ?? this.#foreign(block, place, hasNext)
    if (!block.comment) return made
    const { text, width, height, minimized } = block.comment
    const icons = { comment: { text, pinned: !minimized, height, width } }
    return { ...made, block: { ...made.block, icons } }
  }

  #known(block: ScratchBlock): Made | null {
    const rule = rulesFor(block.opcode).find(({ when = {} }) =>
      Object.entries(when).every(
        ([name, wanted]) => String(block.fields[name]?.value).toUpperCase() === wanted,
      ),
    )
    if (!rule) return null
    const fields = this.#fields(block, rule)
    if (!fields) return null
    const note = EXTENSION_NOTES[block.opcode.split('_')[0]!]
    if (note) this.note(note, rule.type)
    const inputs = this.#inputs.of(block, rule.parts)
    return { block: this.#made(block.id, rule.type, fields, inputs), shape: rule.shape }
  }

  #made(
    id: string,
    type: string,
    fields: NonNullable<ContentBlock['fields']>,
    inputs: NonNullable<ContentBlock['inputs']>,
  ): ContentBlock {
    return {
      type,
      id,
      ...(Object.keys(fields).length > 0 ? { fields } : {}),
      ...(Object.keys(inputs).length > 0 ? { inputs } : {}),
    }
  }

  /** Null when a field holds a word that is not known: such a block does nothing, and stays as it is. */
  #fields(block: ScratchBlock, rule: OpcodeRule): Record<string, unknown> | null {
    const fields: Record<string, unknown> = {}
    for (const part of rule.parts) {
      const value = fieldValue(block.fields[part.from], part, this)
      if (value === null) return null
      if (value !== undefined) fields[part.to] = value
    }
    return fields
  }

  #special(block: ScratchBlock, place: Place): Made | null {
    const literal = literalOf(block) ?? this.#menuChoice(block, place)
    if (literal !== undefined) return { block: textBlock(literal, block.id), shape: 'value' }
    switch (block.opcode) {
      case 'procedures_definition':
        return this.#definition(block)
      case 'procedures_call':
        return this.#call(block, place)
      case 'argument_reporter_string_number':
      case 'argument_reporter_boolean':
        return this.#parameter(block, place)
      default:
        return null
    }
  }

  /** A menu in a place that is not its own is the text of what is chosen. */
  #menuChoice(block: ScratchBlock, place: Place): Plain | undefined {
    const field = place === 'value' || place === 'truth' ? menuField(block.opcode) : undefined
    return field === undefined ? undefined : (block.fields[field]?.value ?? '')
  }

  #definition(block: ScratchBlock): Made | null {
    const extraState = this.#custom.definition(block)
    return extraState
      ? { block: { type: 'function_define', id: block.id, extraState }, shape: 'hat' }
      : null
  }

  #call(block: ScratchBlock, place: Place): Made {
    const extraState = this.#custom.call(block)
    const parts = extraState.params.map(
      ({ id, kind }): PartRule => ({ kind: kind ?? 'text', from: id, to: `ARG_${id}` }),
    )
    const inputs = this.#inputs.of(block, parts, 'only what is there')
    const isValue = place === 'value' || place === 'truth'
    const type = isValue ? 'function_call_value' : 'function_call'
    const shape = isValue ? 'value' : 'statement'
    return { block: { ...this.#made(block.id, type, {}, inputs), extraState }, shape }
  }

  /** Of parameters with the same name the last one counts; outside of a definition there is none. */
  #parameter(block: ScratchBlock, place: Place): Made {
    const name = String(block.fields['VALUE']?.value ?? '')
    const param = this.#function?.params.findLast((one) => one.name === name)
    const isTruth = place === 'truth' || block.opcode === 'argument_reporter_boolean'
    const type = isTruth ? 'function_param_truth' : 'function_param'
    const made = { type, id: block.id, fields: { PARAM: param?.id ?? name }, extraState: { name } }
    return { block: made, shape: isTruth ? 'truth' : 'value' }
  }

  #foreign(block: ScratchBlock, place: Place, hasNext: boolean): Made {
    const rule = rulesFor(block.opcode)[0]
    const shape = rule?.shape ?? NO_OPS[block.opcode] ?? this.#shapeFor(block, place, hasNext)
    this.note(NO_OPS[block.opcode] ? 'legacy-no-op' : 'unknown-block', block.opcode)
    const { names, inputs } = this.#inputs.foreign(block)
    const extraState: ForeignState = {
      opcode: block.opcode,
      text: foreignText(block),
      inputs: names,
      fields: block.fields,
      ...(block.mutation ? { mutation: block.mutation } : {}),
    }
    const made = this.#made(block.id, FOREIGN_TYPES[shape], {}, inputs)
    return { block: { ...made, extraState }, shape }
  }

  #shapeFor(block: ScratchBlock, place: Place, hasNext: boolean): Shape {
    if (place === 'stack') return 'statement'
    return place === 'top' ? guessedShape(block, hasNext) : place
  }
}
