/** Collects lines by their id, in whatever order they come: two lines that disagree leave things as they are. */
import type { Listed } from './roster-list.ts'
import type { RosterRow } from './roster-row.ts'

export class ListedById<Item> {
  readonly result: Listed<Item> = { in: new Map(), gone: new Set(), kept: new Set() }
  readonly #texts = new Map<string, string>()

  /** False when another line with this id says something else. */
  isFirst(id: string, row: RosterRow): boolean {
    const text = row.cells.join('\t')
    const before = this.#texts.get(id)
    if (before === undefined) this.#texts.set(id, text)
    if (before === undefined || before === text) return true
    this.keep(id)
    return false
  }

  add(id: string, item: Item): void {
    if (!this.result.kept.has(id)) this.result.in.set(id, item)
  }

  leave(id: string): void {
    if (!this.result.kept.has(id)) this.result.gone.add(id)
  }

  keep(id: string): void {
    this.result.kept.add(id)
    this.result.in.delete(id)
    this.result.gone.delete(id)
  }
}
