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

  /** The one that is shown. Whoever asked may have been stopped since; who was started again still wants to know. */
  get current(): Question | undefined {
    return this.#open.find(({ thread }) => !thread.done || thread.isReplaced)
  }

  /** The one that was answered. */
  answer(): Question | undefined {
    const { current } = this
    if (!current) return undefined
    current.thread.asking = false
    this.#open = this.#open.filter((other) => other !== current)
    return current
  }

  /** Somebody whose scripts were stopped asks nothing any more. */
  drop(actor: Actor): void {
    this.#open = this.#open.filter((question) => question.actor !== actor)
  }

  clear(): void {
    this.#open = []
  }
}
