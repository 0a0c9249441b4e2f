/** Runs the solver's small programs very fast in one world. */
import type { RobotWorld } from '../robot-world.ts'
import type { Amount, Candidate } from './candidate.ts'

/** `on`: still running; `over`: the world ended; `stuck`: too long. */
export type Outcome = 'on' | 'over' | 'stuck'

export class Runner {
  readonly world: RobotWorld
  /** The variable of the program; NaN before it is set. */
  n = Number.NaN
  helper: readonly Candidate[] = []
  #steps = 0
  #depth = 0
  #i = 0
  #parameter = 0
  work = 0

  constructor(world: RobotWorld) {
    this.world = world
  }

  run(item: Candidate, mostSteps = 150): Outcome {
    this.#steps = mostSteps
    this.#depth = 0
    const outcome = this.#one(item)
    this.work += mostSteps - this.#steps
    return outcome
  }

  #all(body: readonly Candidate[]): Outcome {
    for (const item of body) {
      const outcome = this.#one(item)
      if (outcome !== 'on') return outcome
    }
    return 'on'
  }

  #one(item: Candidate): Outcome {
    this.#steps -= 1
    if (this.#steps <= 0) return 'stuck'
    switch (item.kind) {
      case 'command':
        return this.world.act(item.name) ? 'on' : 'over'
      case 'set':
        this.n = this.#amount(item.value)
        return 'on'
      case 'change':
        this.n += item.value
        return Number.isNaN(this.n) ? 'stuck' : 'on'
      case 'call':
        return this.#call(item.amount)
      case 'repeat':
        return this.#repeat(this.#amount(item.amount), item.body)
      case 'range':
        return this.#range(item.to, item.body)
      case 'while':
        return this.#whileLoop(item)
      case 'if':
        break
    }
    if ((this.world.ask(item.question) === true) !== item.not) return this.#all(item.body)
    return item.otherwise === null ? 'on' : this.#all(item.otherwise)
  }

  #amount(amount: Amount): number {
    if (typeof amount === 'number') return amount
    if (amount === 'n') return this.n
    if (amount === 'i') return this.#i
    return amount === 'steps' ? this.#parameter : (this.world.ask('number') as number)
  }

  #repeat(amount: number, body: readonly Candidate[]): Outcome {
    if (Number.isNaN(amount)) return 'stuck'
    for (let round = 0; round < amount; round++) {
      const outcome = this.#all(body)
      if (outcome !== 'on') return outcome
    }
    return 'on'
  }

  #range(to: number, body: readonly Candidate[]): Outcome {
    for (let i = 1; i < to; i++) {
      this.#i = i
      const outcome = this.#all(body)
      if (outcome !== 'on') return outcome
    }
    return 'on'
  }

  #whileLoop(item: Extract<Candidate, { kind: 'while' }>): Outcome {
    while ((this.world.ask(item.question) === true) !== item.not) {
      const outcome = this.#all(item.body)
      if (outcome !== 'on') return outcome
      this.#steps -= 1
      if (this.#steps <= 0) return 'stuck'
    }
    return 'on'
  }

  #call(amount: number | null): Outcome {
    if (this.#depth >= 40) return 'stuck'
    const before = this.#parameter
    this.#depth += 1
    if (amount !== null) this.#parameter = amount
    const outcome = this.#all(this.helper)
    this.#parameter = before
    this.#depth -= 1
    return outcome
  }
}
