/** What has happened since the last frame and is handed over once: sounds, printed lines, values, problems. */
import type { Cannot, Frame, SoundOp } from './frame.ts'

const OUTPUT_LIMIT = 2_000

type Handover = Pick<Frame, 'sounds' | 'output' | 'reports' | 'problems'>

export class FrameOutput {
  sounds: SoundOp[] = []
  reports: Frame['reports'] = []
  problems: Frame['problems'] = []
  #output: string[] = []
  readonly #cannot = new Set<string>()

  print(text: string): void {
    if (this.#output.length < OUTPUT_LIMIT) this.#output.push(text)
  }

  failed(actorId: string, block: string, error: unknown): void {
    const code = error instanceof RangeError ? 'too-deep' : 'failed'
    this.problems.push({ actorId, block, code })
  }

  /** A block that is there but can do nothing in a browser: said once a run. */
  cannot(actorId: string, block: string, code: Cannot): void {
    if (this.#cannot.has(block)) return
    this.#cannot.add(block)
    this.problems.push({ actorId, block, code })
  }

  /** A new start: lines and problems of the last run are of no interest any more. */
  forget(): void {
    this.#output = []
    this.problems = []
    this.#cannot.clear()
  }

  take(): Handover {
    const { sounds, reports, problems } = this
    const output = this.#output
    this.sounds = []
    this.#output = []
    this.reports = []
    this.problems = []
    return { sounds, output, reports, problems }
  }
}
