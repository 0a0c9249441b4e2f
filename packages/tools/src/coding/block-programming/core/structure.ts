/** What block projects are compared by: which blocks stand under and in each other, whatever is written in them. */
import { shownLine, type WorkStructure } from '@panya/domain/alike/work-structure.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { migrate, type Scripts } from './document.ts'
import { entriesOf, type Fields, isFields } from './read-actor.ts'

export function structureOf(document: ToolDocument): WorkStructure {
  const { actors, boards } = migrate(document)
  const listing = new Listing()
  for (const { name, workspace } of actors) listing.scripts(name, workspace)
  for (const [name, { workspace }] of Object.entries(boards)) listing.scripts(name, workspace)
  return listing
}

interface Waiting {
  block: Fields
  depth: number
  /** Steps that stand before it, and those behind everything in it. */
  before?: string
}

class Listing implements WorkStructure {
  readonly lines: string[] = []
  readonly parts: { steps: string[]; at: number[] }[] = []

  scripts(owner: string, { blocks }: Scripts): void {
    const tops = entriesOf(blocks?.blocks).filter(isFields)
    if (tops.length === 0) return
    this.lines.push(shownLine(`# ${owner}`))
    for (const top of tops) this.#script(top)
  }

  /** A stack of blocks is a part: where it lies, and which came first, is no matter. */
  #script(top: Fields): void {
    const part = { steps: [] as string[], at: [] as number[] }
    this.parts.push(part)
    const step = (text: string) => {
      part.steps.push(text)
      part.at.push(this.lines.length - 1)
    }
    const waiting: (Waiting | string)[] = [{ block: top, depth: 0 }]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next === 'string') {
        step(next)
        continue
      }
      const { block, depth, before } = next
      const { type } = block
      if (typeof type !== 'string') continue
      this.lines.push(shownLine(`${'  '.repeat(Math.min(depth, 40))}${type}${wordsOf(block)}`))
      if (before !== undefined) step(before)
      step('[')
      step(type)
      const under = below(block).map((one) => ({ block: one, depth }))
      waiting.push(...under.toReversed(), ']', ...inside(block, depth + 1).toReversed())
    }
  }
}

/** The blocks in a block, each behind the name of its place; a value that is only typed in has no line. */
function inside({ inputs }: Fields, depth: number): Waiting[] {
  if (!isFields(inputs)) return []
  return Object.entries(inputs)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, input]) =>
      isFields(input) && isFields(input['block'])
        ? [{ block: input['block'], depth, before: name }]
        : [],
    )
}

/** What hangs below; long stacks lie flat in a document. */
function below({ next, rest }: Fields): Fields[] {
  const flat = entriesOf(rest).filter(isFields)
  if (flat.length > 0) return flat
  return isFields(next) && isFields(next['block']) ? [next['block']] : []
}

/** What its writer chose and typed, to be read and not compared. */
function wordsOf({ fields, inputs }: Fields): string {
  const typed = isFields(inputs) ? Object.values(inputs) : []
  const shadows = typed.filter(isFields).map(({ block, shadow }) => (block ? null : shadow))
  const chosen = [fields, ...shadows.filter(isFields).map((shadow) => shadow['fields'])]
  const words = chosen
    .filter(isFields)
    .flatMap((one) => Object.values(one))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
  return words.map((word) => ` ${word}`).join('')
}
