import type { TableColumn } from './flow-value.ts'

/** Something a learner should know about a result that is there: what was left out, or only guessed. */
export interface NodeNote {
  /** Text: `note.<code>` of the tool. */
  code: string
  values?: Record<string, string | number>
  /** Some of what it is about, to look at. */
  shown?:
    | {
        columns: readonly TableColumn[]
        head: readonly (readonly unknown[])[]
        rows: number
      }
    | undefined
}
