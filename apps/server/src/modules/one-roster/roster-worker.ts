/** Reads, compares and plans one school's list, away from the threads that answer requests. */
import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { planRoster } from '@panya/domain/school-roster/plan-roster.ts'
import type { RosterList } from '@panya/domain/school-roster/roster-list.ts'
import {
  countSteps,
  type KnownSchool,
  type RosterPlan,
  type RosterSteps,
} from '@panya/domain/school-roster/roster-plan.ts'
import {
  type PlanPreview,
  ROSTER_SHOWN,
  type RosterPreview,
} from '@panya/domain/school-roster/roster-preview.ts'
import type { RosterProblem } from '@panya/domain/school-roster/roster-problem.ts'
import { readRosterZip } from './read-zip.ts'

/** Answers stay small: what is long comes in parts. */
export const ADDRESSES_AT_ONCE = 2000

export type Order =
  | { do: 'read'; zip: Uint8Array; today: string }
  | { do: 'know'; known: Partial<KnownSchool> }
  | { do: 'addresses'; from: number }
  | { do: 'plan'; source: string }
  | { do: 'steps'; of: keyof RosterSteps; from: number; to: number }

/** Who the list is of, and some of its ids. */
export type ReadAnswer =
  | { source: string | null; ids: string[] }
  | { stopped: Pick<RosterPreview, 'problems' | 'problemCounts'> }

export type PlanAnswer = Pick<RosterPreview, 'problems' | 'problemCounts'> & {
  plan: Omit<PlanPreview, 'alike'>
}

let list: RosterList | null = null
let plan: RosterPlan | null = null
const known: KnownSchool = { people: [], classes: [], members: [], accounts: [] }

parentPort?.on('message', (order: Order) => parentPort?.postMessage(answer(order)))

function answer(order: Order): unknown {
  switch (order.do) {
    case 'read':
      return read(Buffer.from(order.zip), order.today)
    case 'know':
      for (const [name, rows = []] of Object.entries(order.known)) {
        for (const row of rows) (known[name as keyof KnownSchool] as unknown[]).push(row)
      }
      return null
    case 'addresses':
      return addresses(order.from)
    case 'plan':
      return makePlan(order.source)
    case 'steps':
      return plan?.steps[order.of].slice(order.from, order.to)
  }
}

function read(zip: Buffer, today: string): ReadAnswer {
  const result = readRosterZip(zip, today)
  if ('stops' in result) return { stopped: shownProblems(result.stops) }
  list = result.list
  const ids = [...list.people.in.keys()].slice(0, ADDRESSES_AT_ONCE)
  return { source: list.source?.id ?? null, ids }
}

/** Of people who did not come with an earlier list. */
function addresses(from: number): string[] {
  const before = new Set(known.people.map(({ id }) => id))
  const unknown = [...(list?.people.in.values() ?? [])].filter(({ id }) => !before.has(id))
  return unknown.flatMap(({ email }) => email ?? []).slice(from, from + ADDRESSES_AT_ONCE)
}

function makePlan(source: string): PlanAnswer {
  if (!list) throw new Error('nothing was read')
  plan = planRoster(list, known, list.source?.name ?? source)
  list = null
  const { steps, unchanged, missingTeachers, problems } = plan
  const some = <Item>(items: Item[]) => items.slice(0, ROSTER_SHOWN)
  const { newClasses, renamed, putAway, broughtBack, changed } = steps
  const { newPeople, connected, returned, leaving } = steps
  return {
    ...shownProblems(problems),
    plan: {
      key: keyOf(source, steps),
      counts: countSteps(steps),
      unchanged,
      closing: leaving.filter(({ closes }) => closes).length,
      missingTeachers: some(missingTeachers),
      shown: {
        newClasses: some(newClasses),
        renamed: some(renamed),
        putAway: some(putAway),
        broughtBack: some(broughtBack),
        changed: some(changed),
        newPeople: some(newPeople).map(namesOf),
        connected: some(connected).map((one) => ({ ...namesOf(one), email: one.email })),
        returned: some(returned).map(namesOf),
        leaving: some(leaving).map((one) => ({ ...namesOf(one), closes: one.closes })),
      },
    },
  }
}

const namesOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({
  firstName,
  lastName,
})

/** The same for the same changes, and for nothing else. */
function keyOf(source: string, steps: RosterSteps): string {
  const hash = createHash('sha256').update(source)
  for (const items of Object.values(steps)) {
    hash.update('\n')
    for (const item of items) hash.update(JSON.stringify(item))
  }
  return hash.digest('base64url')
}

function shownProblems(problems: readonly RosterProblem[]) {
  const problemCounts: RosterPreview['problemCounts'] = {}
  for (const { problem } of problems) problemCounts[problem] = (problemCounts[problem] ?? 0) + 1
  return { problems: problems.slice(0, ROSTER_SHOWN), problemCounts }
}
