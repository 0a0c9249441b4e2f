/** Goes through the journeys in one browser, each as new people, and says how each went. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './browser.ts'
import type { Journey } from './journey.ts'
import { inWords, type Outcomes, outcomeOf } from './outcome.ts'
import { People } from './people.ts'
import { firstLine, within } from './wait.ts'

const LONGEST = 300
const PICTURES = join(import.meta.dirname, '../../.cache/browsers')

export async function runJourneys(
  name: string,
  engine: Engine,
  journeys: readonly Journey[],
  url: string,
): Promise<Outcomes> {
  const outcomes: Outcomes = {}
  for (const journey of journeys) {
    const began = performance.now()
    const failure = await failureOf(name, engine, journey, url)
    const outcome = outcomeOf(name, journey.name, failure)
    outcomes[journey.name] = outcome
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    const mark = outcome.state === 'ok' ? '✓' : '✗'
    console.log(`  ${mark} ${journey.name} (${seconds} s)`)
    if (outcome.state !== 'ok') console.log(`    ${inWords(outcome)}`)
  }
  return outcomes
}

/** One line, or null when all went well. */
async function failureOf(
  name: string,
  engine: Engine,
  { name: title, go, expected }: Journey,
  url: string,
): Promise<string | null> {
  const people = new People(engine, url)
  try {
    await within(LONGEST, go(people))
    const troubles = await Promise.all(people.browsers.map((browser) => browser.troubles()))
    const unexpected = troubles.flat().find((one) => !expected?.test(one))
    return unexpected === undefined ? null : `the page wrote an error: ${firstLine(unexpected)}`
  } catch (error) {
    await keepPictures(`${name} ${title}`, people)
    return firstLine(error)
  } finally {
    await people.close()
  }
}

/** What everybody saw when it failed. */
async function keepPictures(title: string, { browsers }: People): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  for (const [index, browser] of browsers.entries()) {
    const picture = await browser.picture().catch(() => null)
    if (!picture) continue
    const file = `${title.replace(/[^a-z]+/gi, '-').slice(0, 40)}-${index + 1}.png`
    writeFileSync(join(PICTURES, file), picture)
    console.log(`    what was seen: .cache/browsers/${file}`)
    for (const trouble of await browser.troubles().catch(() => []))
      console.log(`    console: ${firstLine(trouble)}`)
  }
}
