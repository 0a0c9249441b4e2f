/** The scripts of one sprite as Scratch's flat table of blocks. */
import { chain, variableId } from '../../blocks-runtime/block-json.ts'
import type { BlockJson } from '../../blocks-runtime/program.ts'
import type { ContentBlock } from '../content.ts'
import type { ForeignState } from '../convert/foreign.ts'
import type { OpcodeRule } from '../opcodes/opcode-rule.ts'
import { rulesOfType } from '../opcodes/opcodes.ts'
import type { Report } from '../report.ts'
import { rewritten } from './rewrite-blocks.ts'
import type { Sb3BlockJson, Sb3CommentJson, Sb3Input, Sb3Primitive, Sb3Slot } from './sb3-json.ts'
import { definitionBlocks, proccodeFor, signatureIn } from './write-custom.ts'
import { writeInputs } from './write-inputs.ts'
import { fieldFor, type Where } from './write-values.ts'

interface Writing extends Where {
  /** The project may come from a relative of Scratch, whose custom blocks can have a result. */
  hasResults: boolean
}

export class BlockWriter {
  readonly where: Writing
  readonly blocks: Record<string, Sb3BlockJson | Sb3Primitive> = {}
  readonly comments: Record<string, Sb3CommentJson> = {}
  readonly #report: Report
  #count = 0

  constructor(where: Writing, report: Report) {
    this.where = where
    this.#report = report
  }

  note(code: 'not-in-scratch' | 'written-differently', name: string): void {
    const sprite = this.where.names.actor(this.where.actor.id) ?? ''
    this.#report.add(code, { sprite, name })
  }

  /** Kept where it is free: Scratch only wants each id once. */
  freeId(wanted: string | undefined): string {
    let id = wanted ?? ''
    while (id === '' || Object.hasOwn(this.blocks, id) || id === '__proto__') {
      this.#count += 1
      id = `panya-${this.#count}`
    }
    return id
  }

  script(top: ContentBlock): void {
    const { x = 0, y = 0 } = top
    const place = { topLevel: true, x, y }
    const loose = this.primitive(top)
    if (loose) {
      this.blocks[this.freeId(top.id)] = [loose[0], loose[1], loose[2] ?? '', place.x, place.y]
      return
    }
    const first = this.stack(top, null)
    const block = first === null ? undefined : this.blocks[first]
    if (block && !Array.isArray(block)) Object.assign(block, place)
  }

  /** The id of the first block that Scratch has. */
  stack(top: BlockJson | undefined, parent: string | null): string | null {
    let first: string | null = null
    let above = parent
    for (const given of chain(top)) {
      for (const block of rewritten(given, this)) {
        const id = this.block(block, above)
        if (id === null) continue
        const before = first === null || above === null ? undefined : this.blocks[above]
        if (before && !Array.isArray(before)) before.next = id
        first ??= id
        above = id
      }
    }
    return first
  }

  /** A variable or a list as a value is written in short, unless something is said about it. */
  primitive(block: ContentBlock): Sb3Primitive | null {
    if (block.icons) return null
    const code = block.type === 'data_get' ? 12 : block.type === 'list_get' ? 13 : 0
    if (code === 0) return null
    const id = variableId(block, code === 12 ? 'VAR' : 'LIST')
    return [code, this.where.names.variable(this.where.actor, id)?.name ?? id, id]
  }

  value(given: BlockJson, parent: string): Sb3Slot {
    const [block] = rewritten(given, this)
    if (!block) return null
    return this.primitive(block) ?? this.block(block, parent)
  }

  /** Null for a block that Scratch does not have; it is in the report. */
  block(given: ContentBlock, parent: string | null): string | null {
    if (given.type === 'function_define') return definitionBlocks(given, this)
    const made =
      this.#call(given) ?? this.#parameter(given) ?? this.#foreign(given) ?? this.#known(given)
    if (!made) {
      this.note('not-in-scratch', given.type)
      return null
    }
    return this.add(given, made, parent)
  }

  add(
    given: ContentBlock,
    made: Partial<Sb3BlockJson> & {
      opcode: string
      write?: (id: string) => Record<string, Sb3Input>
    },
    parent: string | null,
  ): string {
    const { write, ...rest } = made
    const id = this.freeId(given.id)
    const block: Sb3BlockJson = {
      next: null,
      parent,
      inputs: {},
      fields: {},
      shadow: false,
      topLevel: false,
      ...rest,
    }
    this.blocks[id] = block
    if (write) block.inputs = write(id)
    const comment = given.icons?.comment
    if (comment) {
      const key = `${id}-comment`
      block.comment = key
      const { text = '', width = 200, height = 120, pinned = false } = comment
      this.comments[key] = { blockId: id, x: 0, y: 0, width, height, minimized: !pinned, text }
    }
    return id
  }

  #known(given: ContentBlock): ReturnType<BlockWriter['made']> | null {
    const rule = this.#rule(given)
    if (!rule) return null
    const fields: Sb3BlockJson['fields'] = {}
    for (const [name, value] of Object.entries(rule.when ?? {})) fields[name] = [value, null]
    for (const part of rule.parts) {
      const value = fieldFor(part, given, this.where)
      if (value === null) return null
      if (value) fields[part.from] = value
    }
    return this.made(rule, given, fields)
  }

  made(
    rule: OpcodeRule,
    given: ContentBlock,
    fields: Sb3BlockJson['fields'],
  ): Parameters<BlockWriter['add']>[1] {
    const isStop = rule.opcode === 'control_stop'
    const hasNext = String(fields['STOP_OPTION']?.[0]).startsWith('other')
    const mutation = { tagName: 'mutation', children: [], hasnext: String(hasNext) }
    return {
      opcode: rule.opcode,
      fields,
      ...(isStop ? { mutation } : {}),
      write: (id) => writeInputs(given, rule.parts, id, this),
    }
  }

  #rule({ type }: ContentBlock): OpcodeRule | undefined {
    if (type === 'function_return' && !this.where.hasResults) return undefined
    const rules = rulesOfType(type)
    if (type === 'event_clicked' && this.where.actor.isStage)
      return rules.find(({ opcode }) => opcode === 'event_whenstageclicked')
    return rules[0]
  }

  #call(given: ContentBlock): Parameters<BlockWriter['add']>[1] | null {
    const isValue = given.type === 'function_call_value' && this.where.hasResults
    if (given.type !== 'function_call' && !isValue) return null
    const signature = signatureIn(given)
    const { params, warp } = signature
    const parts = params.map(({ id, kind }) => ({
      kind: kind ?? ('text' as const),
      from: id,
      to: `ARG_${id}`,
    }))
    const mutation = {
      tagName: 'mutation',
      children: [],
      proccode: proccodeFor(signature),
      argumentids: JSON.stringify(params.map(({ id }) => id)),
      warp: String(warp === true),
      ...(isValue ? { return: '1' } : {}),
    }
    const write = (id: string): Record<string, Sb3Input> =>
      writeInputs(given, parts, id, this, 'only what is there')
    return { opcode: 'procedures_call', mutation, write }
  }

  #parameter(given: ContentBlock): Parameters<BlockWriter['add']>[1] | null {
    const isTruth = given.type === 'function_param_truth'
    if (!isTruth && given.type !== 'function_param') return null
    const { name } = (given.extraState ?? {}) as { name?: string }
    const fields: Sb3BlockJson['fields'] = { VALUE: [name ?? '', null] }
    return {
      opcode: isTruth ? 'argument_reporter_boolean' : 'argument_reporter_string_number',
      fields,
    }
  }

  /** As it was, under its own name. Names of Scratch 2 mean nothing to Scratch 3. */
  #foreign(given: ContentBlock): Parameters<BlockWriter['add']>[1] | null {
    const state = given.extraState as ForeignState | undefined
    if (!given.type.startsWith('foreign_') || !state?.opcode) return null
    if (state.opcode.startsWith('scratch2_')) return null
    const fields: Sb3BlockJson['fields'] = {}
    for (const [name, { value, id }] of Object.entries(state.fields ?? {}))
      fields[name] = [value, id ?? null]
    const parts = (state.inputs ?? []).map(({ name, kind }) => ({
      kind: kind === 'body' ? ('body' as const) : ('text' as const),
      from: name,
      to: name,
    }))
    return {
      opcode: state.opcode,
      fields,
      ...(state.mutation ? { mutation: state.mutation } : {}),
      write: (id) => writeInputs(given, parts, id, this, 'as it was'),
    }
  }
}
