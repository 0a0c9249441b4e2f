/** OneRoster's files as schools export them (1.1 and 1.2): which are read, which columns they must have, how many lines. */

/** In the order they are read: what others refer to comes first. */
export const ROSTER_FILES = ['orgs', 'users', 'roles', 'classes', 'enrollments'] as const
export type RosterFile = (typeof ROSTER_FILES)[number]

export const ROSTER_VERSIONS = ['1.1', '1.2'] as const
export type RosterVersion = (typeof ROSTER_VERSIONS)[number]

/** `bulk` is everybody, so who is missing has left; `delta` is only what has changed. */
export const FILE_MODES = ['absent', 'bulk', 'delta'] as const
export type FileMode = (typeof FILE_MODES)[number]

export const ROSTER_ZIP_MAX_BYTES = 20 * 1024 * 1024

export const ROSTER_LINES_MAX: Record<RosterFile, number> = {
  orgs: 2000,
  users: 50_000,
  roles: 150_000,
  classes: 10_000,
  enrollments: 400_000,
}

const ALL = ['sourcedId', 'status', 'dateLastModified']

const REQUIRED: Record<RosterFile, readonly string[]> = {
  orgs: [...ALL, 'name', 'type'],
  users: [...ALL, 'enabledUser', 'username', 'givenName', 'familyName'],
  roles: [...ALL, 'userSourcedId', 'roleType', 'role', 'orgSourcedId'],
  classes: [...ALL, 'title', 'courseSourcedId', 'classType', 'schoolSourcedId'],
  enrollments: [...ALL, 'classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role'],
}

/** Roles stand in a file of their own since 1.2. */
export function requiredColumns(file: RosterFile, version: RosterVersion): readonly string[] {
  if (file === 'users' && version === '1.1') return [...REQUIRED.users, 'orgSourcedIds', 'role']
  return REQUIRED[file]
}

export interface RosterManifest {
  version: RosterVersion
  modes: Record<RosterFile, FileMode>
}

/** Null when it is no manifest of a version we read. */
export function readManifest(rows: readonly (readonly string[])[]): RosterManifest | null {
  const said = new Map(rows.map(([name = '', value = '']) => [name, value]))
  const version = ROSTER_VERSIONS.find((known) => {
    const value = said.get('oneroster.version') ?? ''
    return value === known || value.startsWith(`${known}.`)
  })
  if (!version || said.get('propertyName') !== 'value') return null
  const modes = {} as Record<RosterFile, FileMode>
  for (const file of ROSTER_FILES) {
    const value = said.get(`file.${file}`) || 'absent'
    const mode = FILE_MODES.find((known) => known === value.toLowerCase())
    if (!mode) return null
    modes[file] = version === '1.1' && file === 'roles' ? 'absent' : mode
  }
  return { version, modes }
}
