/** Watches a running program for what a teacher asked of the stage or the board; once it was so, it counts. */
import { type CheckOf, type CheckWish, isOfKind } from '@panya/domain/classroom/check.ts'
import { litDots } from '@panya/domain/classroom/stage-check.ts'
import type { Frame, WatcherView } from '@panya/engines/blocks-runtime/world/frame.ts'
import { shownDots } from './shown-dots.ts'

export const STAGE_KINDS = ['variable', 'sprite-at', 'says', 'dots', 'prints'] as const
export type StageCheck = CheckOf<(typeof STAGE_KINDS)[number]>

export const isStageCheck = (check: CheckWish): check is StageCheck => isOfKind(check, STAGE_KINDS)

/** How it stood when the time was over; null where nothing has that name, or said anything. */
export interface StageResult {
  passed: boolean
  last: string | null
}

/** A program that prints without end is heard so far back. */
const HEARD = 20_000

type Names = readonly { id: string; name: string }[]

export class StageJudge {
  readonly #checks: readonly StageCheck[]
  readonly #names: Names
  readonly results: StageResult[]
  #printed = ''

  constructor(checks: readonly StageCheck[], actors: Names) {
    this.#checks = checks
    this.#names = actors
    this.results = checks.map(() => ({ passed: false, last: null }))
  }

  get isDone(): boolean {
    return this.results.every(({ passed }) => passed)
  }

  see(frame: Frame): void {
    const lines = frame.output.map((line) => `${line}\n`).join('')
    this.#printed = (this.#printed + lines).slice(-HEARD)
    for (const [at, check] of this.#checks.entries()) {
      const result = this.results[at]!
      if (result.passed) continue
      const { passed, last } = this.#look(check, frame)
      this.results[at] = { passed, last: last ?? result.last }
    }
  }

  #look(check: StageCheck, frame: Frame): StageResult {
    switch (check.kind) {
      case 'variable':
        return lookAtVariable(check, frame.watchers)
      case 'sprite-at':
        return this.#lookAtPlace(check, frame)
      case 'says':
        return this.#listen(check, frame)
      case 'dots': {
        const last = shownDots(frame.board)
        return { passed: last !== '' && last === litDots(check.dots), last: last || null }
      }
      case 'prints': {
        const last = this.#printed.trim().split('\n').at(-1)
        return { passed: plain(this.#printed).includes(plain(check.text)), last: last || null }
      }
    }
  }

  #isCalled(actorId: string | undefined, name: string): boolean {
    const wanted = plain(name)
    const actor = this.#names.find(({ id }) => id === actorId)
    return actor !== undefined && (wanted === '' || plain(actor.name) === wanted)
  }

  #lookAtPlace({ sprite, x, y, within }: CheckOf<'sprite-at'>, { sprites }: Frame): StageResult {
    const meant = sprites.filter(({ actorId }) => this.#isCalled(actorId, sprite))
    const isThere = (one: { x: number; y: number }) =>
      Math.hypot(one.x - x, one.y - y) <= within + 0.01
    const last = meant.at(-1)
    return {
      passed: meant.some(isThere),
      last: last ? `x ${Math.round(last.x)}, y ${Math.round(last.y)}` : null,
    }
  }

  #listen({ sprite, text }: CheckOf<'says'>, { sprites, bubbles }: Frame): StageResult {
    const heard = bubbles.filter(({ key }) =>
      this.#isCalled(sprites.find((one) => one.key === key)?.actorId, sprite),
    )
    return {
      passed: heard.some((bubble) => plain(bubble.text).includes(plain(text))),
      last: heard.at(-1)?.text ?? null,
    }
  }
}

/** Somebody's own or everybody's; several may be called the same. */
function lookAtVariable({ name, value }: CheckOf<'variable'>, watchers: readonly WatcherView[]) {
  const meant = watchers.filter((one) => !one.isReporter && plain(one.name) === plain(name))
  const shown = meant.map((one) => shownValue(one.value))
  return { passed: shown.some((one) => isSame(one, value)), last: shown.at(-1) ?? null }
}

export const shownValue = (value: string | string[]): string =>
  typeof value === 'string' ? value : value.join('\n')

function isSame(shown: string, wanted: string): boolean {
  const [is, should] = [plain(shown), plain(wanted)]
  return is === should || (is !== '' && should !== '' && Number(is) === Number(should))
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .join('\n')
    .trim()
