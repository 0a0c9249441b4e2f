/** Reads a zip of OneRoster files into a list, and says what is wrong with each file and line. */
import { createRosterReader, type RosterReader } from '@panya/domain/school-roster/read-roster.ts'
import {
  ROSTER_FILES,
  ROSTER_LINES_MAX,
  type RosterFile,
  readManifest,
} from '@panya/domain/school-roster/roster-format.ts'
import type { RosterList } from '@panya/domain/school-roster/roster-list.ts'
import type { RosterProblem, RosterStop } from '@panya/domain/school-roster/roster-problem.ts'
import { readCsv } from '../../platform/csv/csv.ts'
import { unzip, ZipTooLarge } from './unzip.ts'

const UNPACKED_MAX = 100 * 1024 * 1024
/** Fields have no line breaks in this standard, so a file can be read in parts. */
const LINES_AT_ONCE = 4000
/** As many as the reader of tables takes. */
const LINE_MAX = 2000
const WANTED = /(?:^|[/\\])(manifest|orgs|users|roles|classes|enrollments)\.csv$/i

export type ReadZip = { list: RosterList } | { stops: RosterProblem[] }

/** `today` is the day on which people are in their classes, or are not. */
export function readRosterZip(zip: Buffer, today: string): ReadZip {
  try {
    return { list: readFiles(filesOf(zip), today) }
  } catch (error) {
    if (error instanceof Stopped) return { stops: error.problems }
    throw error
  }
}

class Stopped extends Error {
  problems: RosterProblem[]
  constructor(problems: RosterProblem[]) {
    super('nothing can be done with the list')
    this.problems = problems
  }
}

function stop(problem: RosterStop, file = '', what = ''): never {
  throw new Stopped([{ file, line: null, problem, what }])
}

function filesOf(zip: Buffer): Map<string, Buffer | null> {
  try {
    // Some systems put everything into a folder, and some computers add folders of their own.
    let inner: string | null = null
    const wants = (name: string) => {
      if (/^__MACOSX/i.test(name)) return null
      if (/\.zip$/i.test(name)) inner = name
      return WANTED.exec(name)?.[1]?.toLowerCase() ?? null
    }
    const files = unzip(zip, wants, UNPACKED_MAX)
    if (inner !== null && files.size === 0) stop('zip-in-zip', '', inner)
    return files
  } catch (error) {
    if (error instanceof Stopped) throw error
    if (error instanceof ZipTooLarge) stop('file-too-large')
    // Whatever the numbers in a broken file lead to, it is a broken file.
    stop('bad-zip')
  }
}

function readFiles(files: Map<string, Buffer | null>, today: string): RosterList {
  const manifestText = textOf(files, 'manifest') ?? stop('no-manifest', 'manifest.csv')
  const rows = manifestText.length > 100_000 ? [] : readCsv(manifestText, 'bad-manifest')
  const manifest = readManifest(rows) ?? stop('bad-manifest', 'manifest.csv')
  const reader = createRosterReader(manifest, today)
  let complete = true
  for (const file of ROSTER_FILES) {
    if (manifest.modes[file] === 'absent') continue
    const text = textOf(files, file) ?? stop('no-file', `${file}.csv`)
    // The text of one file at a time is in memory.
    files.delete(file)
    complete = readLines(reader, file, text) && complete
  }
  const list = reader.finish()
  if (!complete) throw new Stopped(list.problems.filter(({ problem }) => problem === 'no-column'))
  return list
}

function textOf(files: Map<string, Buffer | null>, file: string): string | null {
  const bytes = files.get(file)
  if (bytes === undefined) return null
  if (bytes === null) return stop('file-twice', `${file}.csv`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return stop('not-utf8', `${file}.csv`)
  }
}

/** False when the file cannot be read because of its columns. */
function readLines(reader: RosterReader, file: RosterFile, text: string): boolean {
  const lines = text.split(text.includes('\n') ? /\r?\n/ : '\r')
  while (lines.at(-1) === '') lines.pop()
  const most = ROSTER_LINES_MAX[file]
  if (lines.length - 1 > most) stop('too-many-lines', `${file}.csv`, String(most))
  const first = lines[0] ?? ''
  const header = first.length > LINE_MAX ? [] : (readCsv(first, '')[0] ?? [])
  if (!reader.open(file, header)) return false
  for (let from = 1; from < lines.length; from += LINES_AT_ONCE) {
    const part = lines.slice(from, from + LINES_AT_ONCE).map((line, at) => {
      const problem = lineProblem(line)
      if (problem) reader.broken(file, from + at + 1, problem)
      return problem ? '' : line
    })
    const rows = readCsv([first, ...part].join('\n'), '').slice(1)
    rows.forEach((cells, at) => {
      if (cells.length > 0) reader.row(file, cells, from + at + 1)
    })
  }
  return true
}

function lineProblem(line: string): 'long-line' | 'broken-line' | null {
  if (line.length > LINE_MAX) return 'long-line'
  // A quote that is not closed would swallow the lines below it.
  return (line.split('"').length - 1) % 2 === 0 ? null : 'broken-line'
}
