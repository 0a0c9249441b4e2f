/** The blocks of one sprite: from a flat table of ids to scripts, each block once, whatever the table says. */
import * as v from 'valibot'
import { freshTable } from '../../code/own-table.ts'
import { plain } from '../loose-schema.ts'
import type { ScratchBlock, ScratchComment, ScratchInput, ScratchScript } from '../project.ts'
import type { Report } from '../report.ts'
import { BLOCK, COMMENT, type Sb3Block, type Sb3Target } from './schema.ts'

/** Blocks inside blocks, going by the table: a table can be a circle, or a well. */
export const DEEPEST_BLOCKS = 450

const PRIMITIVES: Readonly<Record<number, { opcode: string; field: string }>> = {
  4: { opcode: 'math_number', field: 'NUM' },
  5: { opcode: 'math_positive_number', field: 'NUM' },
  6: { opcode: 'math_whole_number', field: 'NUM' },
  7: { opcode: 'math_integer', field: 'NUM' },
  8: { opcode: 'math_angle', field: 'NUM' },
  9: { opcode: 'colour_picker', field: 'COLOUR' },
  10: { opcode: 'text', field: 'TEXT' },
  11: { opcode: 'event_broadcast_menu', field: 'BROADCAST_OPTION' },
  12: { opcode: 'data_variable', field: 'VARIABLE' },
  13: { opcode: 'data_listcontents', field: 'LIST' },
}

export class Sb3Blocks {
  readonly #sprite: string
  readonly #report: Report
  readonly #given = new Map<string, unknown>()
  readonly #comments = new Map<string, ScratchComment>()
  readonly #used = new Set<string>()
  readonly #loose: ScratchComment[] = []

  constructor(target: Sb3Target, report: Report) {
    this.#sprite = target.name
    this.#report = report
    this.#given = new Map(Object.entries(target.blocks))
    for (const [id, given] of Object.entries(target.comments)) this.#comment(id, given)
  }

  #comment(id: string, given: unknown): void {
    const read = v.safeParse(COMMENT, given)
    if (!read.success) return
    const { blockId, ...rest } = read.output
    const comment = { id, ...rest }
    if (blockId && this.#given.has(blockId) && !this.#comments.has(blockId))
      this.#comments.set(blockId, comment)
    else this.#loose.push(comment)
  }

  scripts(): ScratchScript[] {
    const scripts = [...this.#given.keys()].flatMap((id) => this.#script(id))
    const lost = [...this.#given.keys()].filter((id) => !this.#used.has(id)).length
    if (lost > 0) this.#report.add('lost-blocks', { sprite: this.#sprite, count: lost })
    return scripts
  }

  /** Those of no block, and those of a block that is not there; to be asked after the scripts. */
  comments(): ScratchComment[] {
    return [...this.#loose, ...this.#comments.values()]
  }

  #script(id: string): ScratchScript[] {
    const given = this.#given.get(id)
    if (Array.isArray(given)) {
      const block = this.#primitive(given, id)
      this.#used.add(id)
      return block ? [{ x: numberAt(given, 3), y: numberAt(given, 4), blocks: [block] }] : []
    }
    const read = v.safeParse(BLOCK, given)
    if (!read.success || !read.output.topLevel || this.#used.has(id)) return []
    const blocks = this.#stack(id, 1)
    return blocks.length > 0 ? [{ x: read.output.x, y: read.output.y, blocks }] : []
  }

  #stack(first: string, depth: number): ScratchBlock[] {
    const blocks: ScratchBlock[] = []
    for (let id: string | null | undefined = first; id; ) {
      const read = this.#take(id)
      if (!read) break
      blocks.push(this.#block(id, read, depth))
      id = read.next
    }
    return blocks
  }

  #take(id: string): Sb3Block | null {
    if (this.#used.has(id)) return null
    const read = v.safeParse(BLOCK, this.#given.get(id))
    if (!read.success || Array.isArray(this.#given.get(id))) return null
    this.#used.add(id)
    return read.output
  }

  #block(id: string, given: Sb3Block, depth: number): ScratchBlock {
    const comment = this.#comments.get(id)
    this.#comments.delete(id)
    const block: ScratchBlock = {
      id,
      opcode: given.opcode,
      fields: freshTable(),
      inputs: freshTable(),
    }
    for (const [name, field] of Object.entries(given.fields)) {
      const [value, of] = Array.isArray(field) ? field : [field]
      block.fields[name] = {
        value: plain(value ?? ''),
        ...(typeof of === 'string' ? { id: of } : {}),
      }
    }
    for (const [name, input] of Object.entries(given.inputs)) {
      const read = this.#input(input, depth + 1, `${id}-${name}`)
      if (read) block.inputs[name] = read
    }
    if (given.mutation) block.mutation = given.mutation
    if (comment) block.comment = comment
    return block
  }

  /** `[1, shadow]`, `[2, block]`, `[3, block, covered shadow]`. */
  #input(given: unknown, depth: number, id: string): ScratchInput | null {
    if (!Array.isArray(given)) return null
    if (depth > DEEPEST_BLOCKS) {
      this.#report.add('too-nested', { sprite: this.#sprite })
      return null
    }
    const [kind, first, second] = given as unknown[]
    const isLiteral = Array.isArray(first) && first[0] !== 12 && first[0] !== 13
    const isShadow = isLiteral || (kind !== 3 && this.#isShadow(first))
    const blocks = this.#plugged(first, depth, isShadow ? `${id}-shadow` : id)
    const only = blocks[0]
    if (isShadow && only) return { blocks: blocks.slice(1), shadow: only }
    const shadow = kind === 3 ? this.#plugged(second, depth, `${id}-shadow`)[0] : undefined
    return only || shadow ? { blocks, ...(shadow ? { shadow } : {}) } : null
  }

  #isShadow(id: unknown): boolean {
    const given = typeof id === 'string' ? this.#given.get(id) : undefined
    const read = v.safeParse(BLOCK, given)
    return read.success && read.output.shadow
  }

  #plugged(given: unknown, depth: number, id: string): ScratchBlock[] {
    if (typeof given === 'string') {
      const table = this.#given.get(given)
      if (!Array.isArray(table)) return this.#stack(given, depth)
      this.#used.add(given)
      const block = this.#primitive(table, given)
      return block ? [block] : []
    }
    const block = Array.isArray(given) ? this.#primitive(given, id) : null
    return block ? [block] : []
  }

  #primitive(given: readonly unknown[], id: string): ScratchBlock | null {
    const [code, value, of] = given
    const known = typeof code === 'number' ? PRIMITIVES[code] : undefined
    if (!known) return null
    const field = { value: plain(value ?? ''), ...(typeof of === 'string' ? { id: of } : {}) }
    return { id, opcode: known.opcode, fields: { [known.field]: field }, inputs: {} }
  }
}

function numberAt(given: readonly unknown[], index: number): number {
  const value = given[index]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
