/** Lists of schools for tests: zips with the columns of the standard's own tables, in their order. */
import { strToU8, zipSync } from 'fflate'

const COMMON = ['sourcedId', 'status', 'dateLastModified']
const columns = (names: string) => [...COMMON, ...names.split(',')]

const COLUMNS_1_2 = {
  academicSessions: columns('title,type,startDate,endDate,parentSourcedId,schoolYear'),
  orgs: columns('name,type,identifier,parentSourcedId'),
  users: columns(
    'enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
  ),
  roles: columns('userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId'),
  courses: columns(
    'schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
  ),
  classes: columns(
    'title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
  ),
  enrollments: columns(
    'classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
  ),
}
const COLUMNS_1_1 = {
  ...COLUMNS_1_2,
  users: columns(
    'enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
  ),
}

type File = keyof typeof COLUMNS_1_2
export type RosterRows = Partial<Record<File, Record<string, string>[]>>

export interface ZipWish {
  version?: '1.1' | '1.2'
  mode?: 'bulk' | 'delta'
  /** What else is in the zip, or instead of what would be. */
  files?: Record<string, string | Uint8Array | null>
  folder?: string
}

export function rosterFiles(rows: RosterRows, { version = '1.2', mode = 'bulk' }: ZipWish = {}) {
  const table = version === '1.2' ? COLUMNS_1_2 : COLUMNS_1_1
  const names = Object.keys(table).filter((file) => rows[file as File]) as File[]
  const status: Record<string, string> =
    mode === 'delta' ? { status: 'active', dateLastModified: '2026-11-01T00:00:00.000Z' } : {}
  const files: Record<string, string> = {
    'manifest.csv': lines([
      ['propertyName', 'value'],
      ['manifest.version', '1.0'],
      ['oneroster.version', version],
      ...Object.keys(table).map((file) => [
        `file.${file}`,
        names.includes(file as File) ? mode : 'absent',
      ]),
      ['source.systemName', 'Test'],
    ]),
  }
  for (const file of names) {
    const cells = (rows[file] ?? []).map((row) =>
      table[file].map((name) => ({ ...status, ...row })[name] ?? ''),
    )
    files[`${file}.csv`] = lines([table[file], ...cells])
  }
  return files
}

export function rosterZip(rows: RosterRows, wish: ZipWish = {}): Buffer {
  const files = { ...rosterFiles(rows, wish), ...wish.files }
  const packed: Record<string, Uint8Array> = {}
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue
    packed[`${wish.folder ?? ''}${name}`] = typeof content === 'string' ? strToU8(content) : content
  }
  return Buffer.from(zipSync(packed))
}

const lines = (rows: string[][]) =>
  `${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export interface SchoolWish {
  /** By id: the name, and more columns of users.csv. */
  students?: Record<string, Record<string, string>>
  teachers?: Record<string, Record<string, string>>
  /** By id: the title and who is in it. */
  classes?: Record<string, { title: string; people: string[] }>
  version?: '1.1' | '1.2'
  school?: string
}

/** A school as most systems export it. */
export function aSchool(wish: SchoolWish): RosterRows {
  const { students = {}, teachers = {}, classes = {}, version = '1.2', school = 'school-1' } = wish
  const people = [
    ...Object.entries(students).map(([id, more]) => ({ id, role: 'student', more })),
    ...Object.entries(teachers).map(([id, more]) => ({ id, role: 'teacher', more })),
  ]
  const roleOf = new Map(people.map(({ id, role }) => [id, role]))
  return {
    orgs: [{ sourcedId: school, name: 'Doi Suthep School', type: 'school' }],
    users: people.map(({ id, role, more }) => ({
      sourcedId: id,
      enabledUser: 'true',
      username: id,
      givenName: id,
      familyName: 'Dee',
      ...(version === '1.1' ? { role, orgSourcedIds: school } : { primaryOrgSourcedId: school }),
      ...more,
    })),
    ...(version === '1.1'
      ? {}
      : {
          roles: people.map(({ id, role }) => ({
            sourcedId: `role-${id}`,
            userSourcedId: id,
            roleType: 'primary',
            role,
            orgSourcedId: school,
          })),
        }),
    classes: Object.entries(classes).map(([id, { title }]) => ({
      sourcedId: id,
      title,
      courseSourcedId: 'course',
      classType: 'homeroom',
      schoolSourcedId: school,
      termSourcedIds: 'term',
    })),
    enrollments: Object.entries(classes).flatMap(([id, { people: inClass }]) =>
      inClass.map((user) => ({
        sourcedId: `${id}-${user}`,
        classSourcedId: id,
        schoolSourcedId: school,
        userSourcedId: user,
        role: roleOf.get(user) ?? 'student',
      })),
    ),
  }
}
