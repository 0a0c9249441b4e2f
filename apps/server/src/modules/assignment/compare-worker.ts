/** Compares the works of a class, away from the threads that answer requests; it is started for one comparison. */
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { SkipReason } from '@panya/domain/alike/alike-work.ts'
import { type Comparison, compareWorks } from '@panya/domain/alike/compare-works.ts'
import { isTooLarge, stepsIn, type WorkStructure } from '@panya/domain/alike/work-structure.ts'
import { DEEPEST_DOCUMENT, isNestedDeeper } from '@panya/domain/nesting/nesting.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import type { GameStructure, ToolStructure } from '@panya/tools/host/core/structure.ts'

interface SentDocument extends Pick<ProjectDocument, 'format' | 'version'> {
  json: string
}

/** Works that are made to be slow do not hold up the others of their class. */
const MOST_READING_MS = 5000
const MOST_STEPS_TOGETHER = 300_000

export interface CompareOrder {
  /** The tool's `core/structure.ts`. */
  file: string
  /** A game's, for which documents are what it keeps of a program. */
  level: string | null
  works: readonly SentDocument[]
  start: SentDocument | null
  /** Works of one team, by their places. */
  teams: readonly (readonly number[])[]
}

export interface CompareAnswer {
  /** For each work what is shown of it, or why it is not compared. */
  lines: (readonly string[] | SkipReason)[]
  /** With places of the works as they were sent. */
  comparison: Comparison
}

parentPort?.on('message', (order: CompareOrder) => {
  void answer(order)
})

async function answer({ file, level, works, start, teams }: CompareOrder): Promise<void> {
  const tool = (await import(pathToFileURL(file).href)) as ToolStructure & GameStructure
  const until = performance.now() + MOST_READING_MS
  let together = 0
  const read = ({ json, ...document }: SentDocument): WorkStructure | SkipReason => {
    if (performance.now() > until || together > MOST_STEPS_TOGETHER) return 'too-large'
    try {
      const content: unknown = JSON.parse(json)
      if (isNestedDeeper(content, DEEPEST_DOCUMENT)) return 'unreadable'
      const structure =
        level === null
          ? tool.structureOf({ ...document, content })
          : tool.structureOfProgram(content)
      if (structure === null || isTooLarge(structure)) return 'too-large'
      together += stepsIn(structure)
      return structure
    } catch {
      return 'unreadable'
    }
  }
  const given = level !== null ? tool.startOfLevel(level) : start && read(start)
  const structures = works.map(read)
  const places = structures.flatMap((one, place) => (typeof one === 'string' ? [] : [place]))
  const compared = structures.filter((one) => typeof one !== 'string')
  const areTogether = (one: number, other: number) =>
    teams.some((team) => team.includes(places[one]!) && team.includes(places[other]!))
  const found = compareWorks(compared, typeof given === 'string' ? null : given, areTogether)
  const comparison = {
    pairs: found.pairs.map((pair) => ({
      ...pair,
      works: pair.works.map((work) => places[work]!) as [number, number],
    })),
    short: found.short.map((work) => places[work]!),
  }
  const lines = structures.map((one) => (typeof one === 'string' ? one : one.lines))
  parentPort?.postMessage({ lines, comparison } satisfies CompareAnswer)
}
