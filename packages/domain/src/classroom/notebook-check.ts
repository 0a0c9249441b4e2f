/** What has to be true of a notebook after all of its cells have run. */

/** A name that holds a value. */
export interface NameCheck {
  kind: 'name-value'
  name: string
  /** As Python writes it. */
  value: string
  /** How far beside it a number still counts. */
  within: number
}

/** A cell that is there, runs without an error, and shows something. */
export interface CellCheck {
  kind: 'cell'
  /** A tag of the cell or how its first line begins; any cell when empty. */
  cell: string
  /** Somewhere in what it shows; nothing is asked of it when empty. */
  shows: string
}
