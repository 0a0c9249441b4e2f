/** What is missing in this browser, known before anybody presses a button; null when it is there. */
import {
  type Ability,
  abilityOf,
  type BrowserFacts,
  type Lack,
} from '@panya/domain/browser/abilities.ts'
import { factsAtOnce, factsOfProgramPage } from './browser-facts.ts'

export function lackOf(ability: Ability): Lack | null {
  return missing(ability, factsAtOnce())
}

/** On a page that is served so that programs can share memory. */
export function programsLack(): Lack | null {
  return missing('programs', factsOfProgramPage())
}

function missing(ability: Ability, facts: BrowserFacts): Lack | null {
  const { state, lack } = abilityOf(ability, facts)
  return state === 'missing' ? lack : null
}
