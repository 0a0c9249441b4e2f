/** What a work is made of, whoever named its parts and however it is written: what works of a class are compared by. */

/** Steps that belong together in this order: a function, a stack of blocks, a way through a flow. */
export interface StructurePart {
  /** In normal form: names, numbers and texts of the writer's own are all the same. */
  steps: readonly string[]
  /** For every step the index of its line. */
  at: readonly number[]
}

export interface WorkStructure {
  /** The work as it is shown, line by line; lines without a step are shown and not compared. */
  lines: readonly string[]
  /** Their order says nothing. */
  parts: readonly StructurePart[]
}

/** Nobody in a class writes as much by hand. */
export const MOST_CHARACTERS = 200_000
export const MOST_STEPS = 8_000
const MOST_LINES = 5_000
const LONGEST_LINE = 400

export const stepsIn = ({ parts }: WorkStructure): number =>
  parts.reduce((sum, { steps }) => sum + steps.length, 0)

export const isTooLarge = (structure: WorkStructure): boolean =>
  stepsIn(structure) > MOST_STEPS || structure.lines.length > MOST_LINES

/** A table in one line is not there to be read. */
export const shownLine = (text: string): string =>
  text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text
