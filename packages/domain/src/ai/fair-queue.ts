/** Jobs that wait: bounded, and in turns by person, so that one who asks a lot keeps nobody waiting. */

export interface QueueLimits {
  /** Waiting in all. */
  most: number
  /** Waiting of one person. */
  mostEach: number
}

export class FairQueue<Job> {
  readonly #limits: QueueLimits
  /** In the order in which people are served; each has at least one job. */
  readonly #waiting = new Map<number, Job[]>()
  #size = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  get size(): number {
    return this.#size
  }

  hasRoom(person: number): boolean {
    const own = this.#waiting.get(person)?.length ?? 0
    return this.#size < this.#limits.most && own < this.#limits.mostEach
  }

  /** False when there is no room. */
  add(person: number, job: Job): boolean {
    if (!this.hasRoom(person)) return false
    const own = this.#waiting.get(person)
    if (own) own.push(job)
    else this.#waiting.set(person, [job])
    this.#size += 1
    return true
  }

  /** The oldest job of the person whose turn it is; they go to the end of the line. */
  next(): Job | undefined {
    const [first] = this.#waiting
    if (!first) return undefined
    const [person, jobs] = first
    const job = jobs.shift()
    this.#waiting.delete(person)
    if (jobs.length > 0) this.#waiting.set(person, jobs)
    this.#size -= 1
    return job
  }

  remove(person: number, job: Job): boolean {
    const jobs = this.#waiting.get(person)
    const index = jobs?.indexOf(job) ?? -1
    if (!jobs || index < 0) return false
    jobs.splice(index, 1)
    if (jobs.length === 0) this.#waiting.delete(person)
    this.#size -= 1
    return true
  }
}
