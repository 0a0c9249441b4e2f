/** Why a file could not be opened as a Scratch project: a code for the sentence, and what the sentence needs. */

export type ScratchProblemCode =
  /** Neither a zip nor JSON. */
  | 'not-scratch'
  /** A project of Scratch 1, which has a format of its own. */
  | 'scratch-1'
  /** The zip ends too early or contradicts itself. */
  | 'damaged-zip'
  | 'encrypted-zip'
  /** data: bytes and the limit. */
  | 'too-big'
  | 'too-many-files'
  /** There is no project.json inside. */
  | 'no-project'
  | 'damaged-project'
  /** More lists inside each other than can be opened. */
  | 'too-nested'

export class ScratchProblem extends Error {
  readonly code: ScratchProblemCode
  readonly data: Readonly<Record<string, string | number>>

  constructor(code: ScratchProblemCode, data: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(data)}`)
    this.name = 'ScratchProblem'
    this.code = code
    this.data = data
  }
}
