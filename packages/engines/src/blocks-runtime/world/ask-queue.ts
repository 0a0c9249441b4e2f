/** What sprites have asked and nobody has answered yet, one after the other. */
import type { Actor } from './actor.ts'
import type { Thread } from './thread.ts'

interface Question {
  actor: Actor
  thread: Thread
  text: string
}

export class AskQueue {
  #open: Question[] = []

  ask(question: Question): void {
    question.thread.asking = true
    this.#open.push(question)
  }

  /** The one that is shown; whoever asked may have been stopped since. */
  get current(): Question | undefined {
    return this.#open.find(({ thread }) => !thread.done)
  }

  /** True when somebody was waiting for it. */
  answer(): boolean {
    const { current } = this
    if (!current) return false
    current.thread.asking = false
    this.#open = this.#open.filter((other) => other !== current)
    return true
  }

  clear(): void {
    this.#open = []
  }
}
