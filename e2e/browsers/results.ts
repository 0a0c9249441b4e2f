/** The results of the last whole run in each browser, as data. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Features } from './features.ts'
import type { Outcomes } from './outcome.ts'

export interface Result {
  version: string
  /** The day, as 2026-11-30. */
  date: string
  features: Features
  journeys: Outcomes
}

/** Browsers by name. */
export type Results = Record<string, Result>

const FILE = join(import.meta.dirname, 'results.json')

/** One that was not there this time keeps what was found before. */
export function keepResults(found: Results): Results {
  const before = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : {}
  const results = { ...before, ...found }
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`)
  return results
}
