/** Which manners meet which situation: fixed, and such that each meets each tool and each language. */
import { GOOD, MANNERS, type Manner } from './manners.ts'
import type { Situation } from './situation.ts'

const EACH = 4

export interface Meeting {
  situation: Situation
  manners: Manner[]
}

export const isAsked = ({ expect }: Situation): boolean => expect.outcomes.includes('answered')

export function meetings(situations: readonly Situation[]): Meeting[] {
  const places = new Map<string, number>()
  return situations.map((situation) => {
    const fitting = MANNERS.filter(({ fits }) => fits(situation.work))
    // No service hears of them: one is enough to see that.
    if (!isAsked(situation)) return { situation, manners: [fitting[0]!] }
    const tools = [...new Set(situations.map(({ tool }) => tool))]
    const place = places.get(situation.tool) ?? tools.indexOf(situation.tool) * 7
    places.set(situation.tool, place + EACH)
    const manners = Array.from({ length: EACH }, (_, at) => fitting[(place + at) % fitting.length]!)
    return { situation, manners: [GOOD, ...manners] }
  })
}
