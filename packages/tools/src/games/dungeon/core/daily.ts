/** The daily dungeon: the same floors for everyone on a day, deeper and deeper with one program. */

import type { Program } from '../../../game-kit/core/code/ast.ts'
import type { StarCount } from '../../../game-kit/core/judge-result.ts'
import { isDay } from '../../../game-kit/core/streak.ts'
import { createTrace } from '../../../game-kit/core/trace.ts'
import { MOST_HEARTS } from './dungeon-world.ts'
import { generateFloor } from './generate-floor.ts'
import { compileProgram, playWorld, type WorldRun } from './play.ts'

/** Nobody gets deeper than this; it keeps judging short. */
export const DEEPEST = 20

interface DailyRun {
  /** One run per floor entered, the last one being where it ended. */
  floors: (WorldRun & { rows: readonly string[] })[]
  cleared: number
  coins: number
  stars: StarCount
  score: number
  trace: string
}

export function dailyId(day: string): string {
  return `daily/${day}`
}

/** The day in an id such as `daily/2026-11-15`, or null. */
export function dayOf(id: string): string | null {
  const day = id.startsWith('daily/') ? id.slice(6) : ''
  return isDay(day) ? day : null
}

/** Hearts are carried down the stairs; energy is what each floor gives. */
export function playDaily(day: string, program: Program, record = true): DailyRun {
  const compiled = compileProgram(program)
  const trace = createTrace()
  const floors: DailyRun['floors'] = []
  let hearts = MOST_HEARTS
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const { rows, energy } = generateFloor(dailyId(day), depth)
    const run = playWorld(compiled, { rows, energy, hearts }, record, trace)
    floors.push({ ...run, rows })
    hearts = run.final.hearts
    if (run.ending !== 'won') break
  }
  const cleared = floors.filter(({ ending }) => ending === 'won').length
  const coins = floors.reduce((sum, { final }) => sum + final.coins, 0)
  const stars: StarCount = cleared >= 8 ? 3 : cleared >= 4 ? 2 : cleared >= 1 ? 1 : 0
  return { floors, cleared, coins, stars, score: 100 * cleared + coins, trace: trace.digest() }
}

/** A first hero for those who have none yet: it goes where it has been least, and asks to be taught about doors. */
export const FIRST_HERO = `while True:
    best = "ahead"
    for d in ["right", "left", "back"]:
        if free(d) and (been(d) < been(best) or not free(best)):
            best = d
    if look("ahead") == "monster":
        hit("ahead")
    else:
        go(best)
`
