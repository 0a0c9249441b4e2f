/** In which order things were done, over all sprites, boards and the project itself: undo goes back the same way. */

export interface DoneStep {
  /** The sprite or board whose blocks were changed, or the project. */
  where: string
  /** Changes of one group are one step; those without are one each. */
  group: string
}

/** Where sprites come and go, and what they have besides blocks is changed. */
export const IN_PROJECT = 'project'

/** More than any block editor keeps of one sprite. */
const MOST = 2000

export class StepOrder {
  #past: DoneStep[] = []
  #future: DoneStep[] = []

  done(step: DoneStep): void {
    this.#future = []
    const last = this.#past.at(-1)
    if (step.group !== '' && last?.where === step.where && last.group === step.group) return
    this.#past = [...this.#past, step].slice(-MOST)
  }

  /** The step to take back, or to do again: it is on the other side from now on. */
  next(isRedo: boolean): DoneStep | null {
    const [from, to] = isRedo ? [this.#future, this.#past] : [this.#past, this.#future]
    const step = from.pop()
    if (step) to.push(step)
    return step ?? null
  }

  /** The step that `next` gave is nowhere to be found any more. */
  forget(isRedo: boolean): void {
    ;(isRedo ? this.#past : this.#future).pop()
  }

  /** The last step of the project is taken back, whatever was done elsewhere since. */
  takeBackProject(): void {
    const at = this.#past.findLastIndex(({ where }) => where === IN_PROJECT)
    if (at >= 0) this.#future.push(...this.#past.splice(at, 1))
  }
}
