/** What is different after a Scratch project has been opened or saved: codes with their data, sentences come later. */

export const REPORT_CODES = [
  /** Blocks of an extension that is not known here; they stay and do nothing. */
  'unknown-block',
  /** Blocks that Scratch 3 itself keeps without doing anything. */
  'legacy-no-op',
  /** A block that cannot stand where the file has it. */
  'misplaced-block',
  /** Blocks that belong to no script; Scratch shows them nowhere either. */
  'lost-blocks',
  /** Inputs of a block that it does not have. */
  'dropped-input',
  'too-nested',
  /** A value where the editor takes conditions only: it runs, and the script cannot be drawn. */
  'value-in-condition',
  'long-script',
  'missing-picture',
  'broken-picture',
  'missing-sound',
  'broken-sound',
  /** Something in a drawing that could reach outside it, taken out. */
  'cleaned-picture',
  'cloud-variable',
  'lists-cut',
  'renamed-sprite',
  'unknown-monitor',
  'video',
  'translate',
  'speech',
  'stage-setting',
  /** Written to a file for Scratch: blocks it does not know. */
  'not-in-scratch',
  /** Written in another way, with the same result. */
  'written-differently',
  'sound-not-rendered',
] as const

export type ReportCode = (typeof REPORT_CODES)[number]

export interface ReportEntry {
  code: ReportCode
  /** The sprite it is about, by name; the Stage has its name, too. */
  sprite?: string
  /** The block, picture, sound or variable it is about. */
  name?: string
  count: number
}

export class Report {
  readonly #entries = new Map<string, ReportEntry>()

  add(code: ReportCode, about: { sprite?: string; name?: string; count?: number } = {}): void {
    const { sprite, name, count = 1 } = about
    const key = JSON.stringify([code, sprite, name])
    const known = this.#entries.get(key)
    if (known) known.count += count
    else {
      const where = {
        ...(sprite === undefined ? {} : { sprite }),
        ...(name === undefined ? {} : { name }),
      }
      this.#entries.set(key, { code, ...where, count })
    }
  }

  get entries(): ReportEntry[] {
    return [...this.#entries.values()]
  }
}
