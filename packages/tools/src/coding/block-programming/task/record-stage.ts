/** What a solution does on the stage or the board, as checks for others. */
import { CHECK_LIMITS, type CheckWish } from '@panya/domain/classroom/check.ts'
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import { shownDots } from './shown-dots.ts'
import { shownValue } from './stage-judge.ts'

const MOST_SAID = 5
/** Where a sprite stops is not meant to the pixel. */
const BESIDE = 5

export class StageRecorder {
  readonly #actors: readonly { id: string; name: string }[]
  readonly #said = new Map<string, CheckWish>()
  readonly #printed = new Set<string>()
  #last: Frame | null = null
  /** A display that is dark again at the end showed something before. */
  #dots = ''

  constructor(actors: readonly { id: string; name: string }[]) {
    this.#actors = actors
  }

  see(frame: Frame): void {
    this.#last = frame
    this.#dots = shownDots(frame.board) || this.#dots
    for (const line of frame.output.map((text) => text.trim()))
      if (line !== '' && line.length <= CHECK_LIMITS.text && this.#printed.size < MOST_SAID)
        this.#printed.add(line)
    for (const { key, text } of frame.bubbles) {
      const sprite = this.#nameOf(frame.sprites.find((one) => one.key === key)?.actorId)
      const words = text.trim()
      if (sprite === null || words === '' || words.length > CHECK_LIMITS.text) continue
      if (this.#said.size < MOST_SAID)
        this.#said.set(`${sprite} ${words}`, { kind: 'says', sprite, text: words })
    }
  }

  checks(): CheckWish[] {
    const { watchers = [], sprites = [] } = this.#last ?? {}
    const variables = watchers.flatMap(({ name, value, isReporter }): CheckWish[] => {
      const shown = shownValue(value)
      const fits = name.length <= CHECK_LIMITS.name && shown.length <= CHECK_LIMITS.text
      return isReporter || !fits || shown.trim() === ''
        ? []
        : [{ kind: 'variable', name, value: shown }]
    })
    const places = this.#actors.flatMap(({ id, name: sprite }): CheckWish[] => {
      const seen = sprites.find(({ actorId }) => actorId === id)
      if (!seen) return []
      const [x, y] = [Math.round(seen.x), Math.round(seen.y)]
      return [{ kind: 'sprite-at', sprite, x, y, within: BESIDE }]
    })
    const dots: CheckWish[] = this.#dots === '' ? [] : [{ kind: 'dots', dots: this.#dots }]
    const printed = [...this.#printed].map((text): CheckWish => ({ kind: 'prints', text }))
    return [...dots, ...printed, ...variables, ...this.#said.values(), ...places]
  }

  #nameOf(actorId: string | undefined): string | null {
    return this.#actors.find(({ id }) => id === actorId)?.name ?? null
  }
}
