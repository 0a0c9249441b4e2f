/** What of the camera's motion is news: nothing moves for most of the time, and that is said once. */
import type { FlowField } from './flow-field.ts'
import { OpticalFlow } from './optical-flow.ts'

export class MotionNews {
  readonly #flow = new OpticalFlow()
  #isKnownStill = false

  /** Another picture than before, such as a mirrored one: there is nothing to compare it with. */
  forget(): void {
    this.#flow.forget()
  }

  /** Whoever is told has heard nothing yet. */
  begin(): void {
    this.#flow.forget()
    this.#isKnownStill = false
  }

  /** Null when there is nothing to say. */
  next(grey: Float32Array): FlowField | null {
    const flow = this.#flow.next(grey)
    if (!flow) return null
    const isStill = flow.arrows.every((arrow) => arrow === 0)
    const isNews = !(isStill && this.#isKnownStill)
    this.#isKnownStill = isStill
    return isNews ? flow : null
  }
}
