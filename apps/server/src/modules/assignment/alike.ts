/** Which works of a class have the same structure: worked out when a teacher asks, shown to them, and kept nowhere. */
import { Worker } from 'node:worker_threads'
import {
  type AlikeAnswer,
  type AlikePair,
  type AlikeWork,
  groupPairs,
  MOST_PAIRS,
} from '@panya/domain/alike/alike-work.ts'
import { mostForOwn } from '@panya/domain/alike/compare-works.ts'
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import type { GameStructure, ToolStructure } from '@panya/tools/host/core/structure.ts'
import { loadToolFile, toolFile } from '@panya/tools/host/tool-files.ts'
import type { Orm } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { createSerialQueue } from '../../platform/http/serial-queue.ts'
import { askWorker } from '../../platform/threads/ask-worker.ts'
import { type ReadWork, readPrograms, readProjects } from './alike-works.ts'
import { starterOfAssignment } from './assignments.ts'
import type { CompareAnswer, CompareOrder } from './compare-worker.ts'

const FILE = 'core/structure.ts'
const MOST_WAITING = 8

/** A class of forty takes less than a second. */
const LIMITS = {
  limitMs: 15_000,
  failed: (why: string, cause?: unknown) => new Error(`comparing works: ${why}`, { cause }),
}

const NOTHING = {
  compared: 0,
  mostForOwn: 0,
  groups: [],
  more: false,
  works: [],
  short: [],
  skipped: [],
}

export async function findAlike(orm: Orm, given: Assignment): Promise<AlikeAnswer> {
  const file = toolFile(given.tool, FILE)
  const tool = await loadToolFile<Partial<ToolStructure & GameStructure>>(given.tool, FILE)
  const key = given.level === null ? undefined : tool?.programKey?.(given.level)
  const comparable = file !== null && (key !== undefined || tool?.structureOf !== undefined)
  const asOfNow = key !== undefined
  if (!comparable) return { ...NOTHING, comparable, asOfNow, hasStart: given.hasStarter }
  return oneAtATime(async () => {
    const read = key === undefined ? readProjects(orm, given) : readPrograms(orm, given, key)
    const works = await read
    const sent = works.filter(({ skip, document }) => skip === null && document !== null)
    const start = await starterOfAssignment(orm, given.id)
    const answer = await compare({
      file,
      level: asOfNow ? given.level : null,
      works: sent.map(({ document }) => document!),
      start: start && { ...start, json: JSON.stringify(start.content) },
      teams: (given.teams ?? []).map((team) => placesOf(sent, team)),
    })
    return { comparable, asOfNow, hasStart: given.hasStarter, ...present(works, sent, answer) }
  })
}

const queue = createSerialQueue()
let waiting = 0

/** Classes are compared one after the other; who would wait too long is told so. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw new Problem('UNAVAILABLE', 'comparing-busy')
  waiting++
  try {
    return await queue(work)
  } finally {
    waiting--
  }
}

async function compare(order: CompareOrder): Promise<CompareAnswer> {
  const worker = new Worker(new URL('./compare-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  try {
    return await askWorker<CompareAnswer>(worker, order, LIMITS)
  } finally {
    await worker.terminate()
  }
}

const placesOf = (works: readonly ReadWork[], team: readonly number[]): number[] =>
  works.flatMap(({ people }, place) =>
    people.some(({ studentId }) => team.includes(studentId)) ? [place] : [],
  )

function present(
  works: readonly ReadWork[],
  sent: readonly ReadWork[],
  { lines, comparison }: CompareAnswer,
): Omit<AlikeAnswer, 'comparable' | 'asOfNow' | 'hasStart'> {
  const unread = new Map(sent.map(({ id }, place) => [id, lines[place]]))
  const skipped = works.flatMap((work) => {
    const left = unread.get(work.id)
    const why = work.skip ?? (typeof left === 'string' ? left : null)
    return why === null ? [] : [{ ...plain(work), why }]
  })
  const shown = comparison.pairs.slice(0, MOST_PAIRS)
  // They were read in the order in which they were handed in: what came first stands first.
  const groups = groupPairs(shown).map((group) => ({
    works: group.works.toSorted((a, b) => a - b).map((place) => sent[place]!.id),
    pairs: group.pairs.map(
      (pair): AlikePair => ({
        ...pair,
        works: [sent[pair.works[0]]!.id, sent[pair.works[1]]!.id],
      }),
    ),
  }))
  const inPairs = new Set(shown.flatMap((pair) => pair.works))
  const compared = works.length - skipped.length
  return {
    compared,
    mostForOwn: mostForOwn(compared),
    groups,
    more: comparison.pairs.length > shown.length,
    works: sent.flatMap((work, place) => {
      const own = lines[place]
      return inPairs.has(place) && typeof own !== 'string'
        ? [{ ...plain(work), lines: own ?? [] }]
        : []
    }),
    short: comparison.short.map((place) => plain(sent[place]!)),
    skipped,
  }
}

const plain = ({ id, people, handedInAt }: ReadWork): AlikeWork => ({ id, people, handedInAt })
