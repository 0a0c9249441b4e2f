/** Reads the lines of a school's list, file by file and line by line, into one picture of the school. */
import { checkAffiliation, normaliseName } from '../account/account-fields.ts'
import { classReader, enrollmentReader } from './read-classes.ts'
import { peopleReader } from './read-people.ts'
import { type RosterFile, type RosterManifest, requiredColumns } from './roster-format.ts'
import type { RosterList } from './roster-list.ts'
import type { RosterProblem, RosterTrouble } from './roster-problem.ts'
import { checkRosterId, type RosterRow, rowReader, statusOf } from './roster-row.ts'

export type RosterReader = ReturnType<typeof createRosterReader>

/** Files come in the order of ROSTER_FILES, each with its first line before the others. */
export function createRosterReader(manifest: RosterManifest, today: string) {
  const problems: RosterProblem[] = []
  const orgs = new Map<string, { name: string; type: string }>()
  const people = peopleReader(manifest, today)
  const hasOrgs = manifest.modes.orgs === 'bulk'
  const classes = classReader(manifest, (id) => !hasOrgs || orgs.has(id))
  const enrollments = enrollmentReader(manifest, today)
  const complete = { users: true, classes: true, enrollments: true }
  const readers = new Map<RosterFile, ReturnType<typeof rowReader>>()

  const sayIn =
    (file: RosterFile) =>
    ({ line }: { line: number | null }, problem: RosterTrouble, what: string) => {
      problems.push({ file: `${file}.csv`, line, problem, what: what.slice(0, 80) })
    }

  function org(row: RosterRow): void {
    if (statusOf(row, manifest.modes.orgs) !== 'in') return
    const name = normaliseName(row.cell('name'))
    const id = row.cell('sourcedId')
    orgs.set(id, {
      name: checkAffiliation(name) === null ? name : '-',
      type: row.cell('type').toLowerCase(),
    })
  }

  const handlers = {
    orgs: org,
    users: people.readUser,
    roles: people.readRole,
    classes: classes.read,
    enrollments: enrollments.read,
  }

  function broken(file: RosterFile, line: number, problem: RosterTrouble, what = ''): void {
    sayIn(file)({ line }, problem, what)
    if (file !== 'orgs') complete[file === 'roles' ? 'users' : file] = false
  }

  return {
    broken,
    /** False when columns are missing: the file cannot be read then. */
    open(file: RosterFile, header: readonly string[]): boolean {
      const there = new Set(header.map((name) => name.toLowerCase()))
      const missing = requiredColumns(file, manifest.version).filter(
        (name) => !there.has(name.toLowerCase()),
      )
      for (const name of missing) sayIn(file)({ line: 1 }, 'no-column', name)
      readers.set(file, rowReader(header))
      return missing.length === 0
    },
    row(file: RosterFile, cells: readonly string[], line: number): void {
      const row = readers.get(file)!(cells, line)
      const id = row.cell('sourcedId')
      const wrong = checkRosterId(id)
      if (wrong) broken(file, line, wrong, id)
      else handlers[file](row, sayIn(file))
    },
    finish(): RosterList {
      const { places, complete: placesComplete } = enrollments.finish()
      const nameOf = (id: string) => orgs.get(id)?.name ?? ''
      const schools = [...orgs].filter(([, { type }]) => type === 'school')
      const districts = [...orgs].filter(([, { type }]) => type === 'district')
      const [one] = schools.length === 1 ? schools : districts.length === 1 ? districts : []
      const listed = people.finish((id) => nameOf(id) || (one?.[1].name ?? ''), sayIn('users'))
      return {
        modes: manifest.modes,
        people: listed,
        classes: classes.finish(),
        places,
        complete: { ...complete, enrollments: complete.enrollments && placesComplete },
        source: one ? { id: one[0], name: one[1].name } : null,
        problems,
      }
    },
  }
}
