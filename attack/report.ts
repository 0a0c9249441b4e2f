/** Keeps what every case of a run showed, prints one line for each, and a table of all at the end. */
import type { AttackedServer } from './child.ts'
import type { Answer } from './client.ts'

/** Longer, and everybody in a class notices. */
const LONGEST_MS = 200
const LARGEST_MB = 600
const FAILURES_SHOWN = 8

export interface CaseResult {
  name: string
  seconds: number
  requests: number
  worst: number
  delayMs: number
  workMs: number
  rssMb: number
  note: string
  failures: string[]
}

/** One case while it runs. */
export interface Case {
  count(answer: Pick<Answer, 'status'>): void
  /** Failures about the same are told once. */
  fail(text: string, about?: string): void
  note(text: string): void
}

export class Report {
  readonly results: CaseResult[] = []
  /** Cases for which there was no time. */
  readonly skipped: string[] = []
  readonly #server: () => AttackedServer
  readonly #slack: number

  constructor(server: () => AttackedServer, slack: number) {
    this.#server = server
    this.#slack = slack
  }

  async run(name: string, work: (one: Case) => Promise<void>): Promise<CaseResult> {
    const started = performance.now()
    const result = { name, requests: 0, worst: 0, note: '', failures: [] as string[] }
    /** The same failure of the same place is shown once. */
    const seen = new Set<string>()
    await this.#server().watched()
    await work({
      count({ status }) {
        result.requests += 1
        result.worst = Math.max(result.worst, status)
      },
      fail: (text, about) => {
        const place = about ?? text
        if (!seen.has(place)) result.failures.push(text)
        seen.add(place)
      },
      note: (text) => {
        result.note = text
      },
    })
    if (this.#server().ended()) throw new Error(`the server ended during "${name}"`)
    const seconds = (performance.now() - started) / 1000
    const whole = { ...result, seconds, ...(await this.#server().watched()) }
    if (whole.workMs > LONGEST_MS * this.#slack) {
      whole.failures.push(`kept others waiting for ${whole.workMs.toFixed(0)} ms`)
    }
    if (whole.rssMb > LARGEST_MB * this.#slack)
      whole.failures.push(`took ${whole.rssMb.toFixed(0)} MB of memory`)
    this.results.push(whole)
    console.log(lineOf(whole))
    for (const text of whole.failures.slice(0, FAILURES_SHOWN)) console.log(`    ${text}`)
    const more = whole.failures.length - FAILURES_SHOWN
    if (more > 0) console.log(`    and ${more} more`)
    return whole
  }

  /** How many cases failed. */
  summarise(): number {
    const failed = this.results.filter(({ failures }) => failures.length > 0)
    const worst = (key: 'delayMs' | 'workMs' | 'rssMb') =>
      Math.max(...this.results.map((result) => result[key])).toFixed(0)
    const requests = this.results.reduce((sum, result) => sum + result.requests, 0)
    console.log(
      [
        `\n${this.results.length} cases, ${requests} requests, ${failed.length} failed, ${this.skipped.length} without time`,
        `longest work without a pause ${worst('workMs')} ms of the processor (goal ${LONGEST_MS})`,
        `longest delay of the loop ${worst('delayMs')} ms, with what other programs took`,
        `most memory ${worst('rssMb')} MB (goal ${LARGEST_MB})`,
      ].join('\n  '),
    )
    for (const { name } of failed) console.log(`✗ ${name}`)
    return failed.length
  }
}

function lineOf({
  name,
  seconds,
  requests,
  worst,
  delayMs,
  workMs,
  rssMb,
  note,
  failures,
}: CaseResult) {
  const parts = [
    `${failures.length === 0 ? '✓' : '✗'} ${name.padEnd(52)}`,
    `${seconds.toFixed(1)} s`.padStart(6),
    `${requests} requests`.padStart(14),
    `worst ${worst}`,
    `delay ${delayMs.toFixed(0)} ms`.padStart(13),
    `work ${workMs.toFixed(0)} ms`.padStart(12),
    `${rssMb.toFixed(0)} MB`.padStart(7),
    note,
  ]
  return parts.join('  ').trimEnd()
}
