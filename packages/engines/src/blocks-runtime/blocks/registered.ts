/** What has been registered, by its type. Nothing is known of any other, not even of what every object has. */
import { freshTable } from '../../code/own-table.ts'

export class Registered<Entry> {
  readonly #entries = freshTable<Entry>()

  add(type: string, entry: Entry): void {
    if (this.#entries[type]) throw new Error(`Two blocks are called ${type}`)
    this.#entries[type] = entry
  }

  find(type: string): Entry | undefined {
    return this.#entries[type]
  }

  /** Of what is there for certain: whoever asks for another gets an error, never nothing. */
  get(type: string): Entry {
    const found = this.#entries[type]
    if (!found) throw new Error(`No block is called ${type}`)
    return found
  }

  types(): string[] {
    return Object.keys(this.#entries)
  }
}
