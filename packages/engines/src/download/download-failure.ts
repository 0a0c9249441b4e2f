/** Why a file did not come. */
export type DownloadProblem =
  /** The line broke again and again: what came is kept, and asking again goes on from there. */
  | 'broken'
  /** The server answered, and said no. */
  | 'refused'
  /** The server has another file at this address now. */
  | 'changed'

export class DownloadFailure extends Error {
  readonly problem: DownloadProblem
  /** Of the last answer; null when there was none. */
  readonly status: number | null

  constructor(problem: DownloadProblem, address: string, status: number | null = null) {
    super(`${address} could not be loaded (${status ?? problem}).`)
    this.name = 'DownloadFailure'
    this.problem = problem
    this.status = status
  }
}
