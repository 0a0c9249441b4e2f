import { describe, expect, test } from 'vitest'
import { createRosterReader } from './read-roster.ts'
import { type FileMode, ROSTER_FILES, type RosterFile, readManifest } from './roster-format.ts'
import { gradeOfRoster } from './roster-grade.ts'

const HEADERS = {
  orgs: 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
  users:
    'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
  roles:
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
  classes:
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId',
  enrollments:
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
}

type Rows = Partial<Record<RosterFile, Record<string, string>[]>>

function read(rows: Rows, mode: FileMode = 'bulk') {
  const modes = Object.fromEntries(ROSTER_FILES.map((file) => [file, rows[file] ? mode : 'absent']))
  const manifest = { version: '1.2', modes } as NonNullable<ReturnType<typeof readManifest>>
  const reader = createRosterReader(manifest, '2026-11-17')
  for (const file of ROSTER_FILES) {
    const header = HEADERS[file].split(',')
    reader.open(file, header)
    rows[file]?.forEach((row, at) => {
      reader.row(
        file,
        header.map((name) => row[name] ?? ''),
        at + 2,
      )
    })
  }
  return reader.finish()
}

const user = (sourcedId: string, more = {}) => ({
  sourcedId,
  enabledUser: 'true',
  givenName: 'Nok',
  familyName: 'Dee',
  ...more,
})
const role = (userSourcedId: string, name = 'student', more = {}) => ({
  sourcedId: `r-${userSourcedId}-${name}`,
  userSourcedId,
  roleType: 'primary',
  role: name,
  orgSourcedId: 's1',
  ...more,
})
const place = (classSourcedId: string, userSourcedId: string, more = {}) => ({
  sourcedId: `e-${classSourcedId}-${userSourcedId}`,
  classSourcedId,
  userSourcedId,
  role: 'student',
  ...more,
})
const told = (list: ReturnType<typeof read>) =>
  list.problems.map(({ file, line, problem, what }) => [file, line, problem, what])

describe('the manifest', () => {
  const lines = (version: string, users = 'bulk') => [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', version],
    ['file.users', users],
  ]
  test('says the version and which files are whole', () => {
    const manifest = readManifest(lines('1.2'))
    expect(manifest).toMatchObject({ version: '1.2', modes: { users: 'bulk', classes: 'absent' } })
    expect(readManifest(lines('1.1.0'))?.version).toBe('1.1')
  })
  test('of another version, or that is no manifest, is refused', () => {
    expect(readManifest(lines('1.0'))).toBe(null)
    expect(readManifest(lines('1.2', 'sometimes'))).toBe(null)
    expect(readManifest(lines('1.2').slice(1))).toBe(null)
    expect(readManifest([])).toBe(null)
  })
})

test('grades of the standard become grades of this place', () => {
  expect(['01', '06', '07', '12', '3'].map(gradeOfRoster)).toEqual(['P1', 'P6', 'M1', 'M6', 'P3'])
  expect(['KG', 'PK', 'UG', '13', 'PS'].map(gradeOfRoster)).toEqual([
    'other',
    'other',
    'other',
    'other',
    'university',
  ])
  expect(gradeOfRoster('KG,02')).toBe('P2')
  expect(gradeOfRoster('M4')).toBe('M4')
  expect(gradeOfRoster(' ')).toBe(null)
})

describe('people', () => {
  test('learn or teach by their roles; everybody else has no place', () => {
    const list = read({
      orgs: [{ sourcedId: 's1', name: 'Doi Suthep', type: 'school' }],
      users: [user('a', { grades: '05', email: 'A@School.example' }), user('b'), user('c')],
      roles: [role('a'), role('b', 'teacher'), role('b', 'student'), role('c', 'guardian')],
    })
    expect(list.people.in.get('a')).toMatchObject({
      part: 'student',
      grade: 'P5',
      email: 'a@school.example',
      affiliation: 'Doi Suthep',
    })
    expect(list.people.in.get('b')?.part).toBe('teacher')
    expect([...list.people.gone]).toEqual(['c'])
    expect(list.source).toEqual({ id: 's1', name: 'Doi Suthep' })
    expect(told(list)).toEqual([])
  })

  test('with something wrong are named by line and stay as they are', () => {
    const list = read({
      users: [
        user('no-name', { givenName: '', familyName: ' ' }),
        user('tab', { givenName: 'N\u0007ok' }),
        user('huge', { familyName: 'x'.repeat(1500) }),
        user('role'),
        user('none'),
        user('status', { status: 'maybe' }),
        user('twice'),
        user('twice', { givenName: 'Fai' }),
      ],
      roles: ['no-name', 'tab', 'huge', 'status', 'twice']
        .map((id) => role(id))
        .concat(role('role', 'pupil')),
    })
    expect(told(list)).toEqual([
      ['users.csv', 2, 'no-name', 'no-name'],
      ['users.csv', 3, 'bad-name', 'tab'],
      ['users.csv', 4, 'bad-name', 'huge'],
      ['users.csv', 7, 'bad-status', 'status'],
      ['users.csv', 9, 'doubled', 'twice'],
      ['roles.csv', 7, 'bad-role', 'pupil'],
      ['users.csv', 6, 'no-role', 'none'],
    ])
    expect(list.people.in.size).toBe(0)
    expect(list.people.kept.size).toBe(7)
    expect(list.complete.users).toBe(true)
  })

  test('without an id make the list incomplete, so that nobody is taken for missing', () => {
    const list = read({ users: [user(''), user('x'.repeat(256)), user('a\nb')], roles: [] })
    expect(list.problems.map(({ problem }) => problem)).toEqual(['no-id', 'bad-id', 'bad-id'])
    expect(list.complete.users).toBe(false)
  })

  test('may be called like parts of the language, and differ in case only', () => {
    const ids = ['__proto__', 'constructor', 'toString', 'a', 'A']
    const list = read({ users: ids.map((id) => user(id)), roles: ids.map((id) => role(id)) })
    expect([...list.people.in.keys()]).toEqual(ids)
    expect(told(list)).toEqual([])
  })

  test('who are switched off have left, and one name is a name', () => {
    const list = read({
      users: [
        user('off', { enabledUser: 'false' }),
        user('one', { familyName: '' }),
        user('aus', { enabledUser: 'FALSCH' }),
      ],
      roles: [role('off'), role('one'), role('aus')],
    })
    expect([...list.people.gone]).toEqual(['off', 'aus'])
    expect(list.people.in.get('one')).toMatchObject({ firstName: 'Nok', lastName: '-' })
    expect(told(list)).toEqual([
      ['users.csv', 2, 'switched-off', 'off'],
      ['users.csv', 4, 'switched-off', 'aus'],
    ])
  })

  test('a role that is over counts no more, and no address leads to nowhere', () => {
    const list = read({
      users: [
        user('old', { email: 'x@no-mail.invalid' }),
        user('now', { email: 'not an address' }),
      ],
      roles: [
        role('old', 'student', { endDate: '2026-11-16' }),
        role('now', 'student', { beginDate: '2026-11-17', endDate: '2026-11-17' }),
      ],
    })
    expect([...list.people.in.keys()]).toEqual(['now'])
    expect(list.people.in.get('now')?.email).toBe(null)
    expect(list.problems.map(({ problem }) => problem)).toEqual([
      'bad-email',
      'bad-email',
      'no-role',
    ])
  })
})

describe('classes and places', () => {
  test('a class needs a title; one longer than names here is cut', () => {
    const list = read({
      classes: [
        { sourcedId: 'c1', title: 'ก'.repeat(200) },
        { sourcedId: 'c2', title: '' },
        { sourcedId: 'c3', title: 'a\u202Eb' },
        { sourcedId: 'c4', classCode: '5/1' },
      ],
    })
    expect(list.classes.in.get('c1')?.name).toHaveLength(80)
    expect(list.classes.in.get('c4')?.name).toBe('5/1')
    expect(told(list)).toEqual([
      ['classes.csv', 3, 'no-title', 'c2'],
      ['classes.csv', 4, 'bad-title', 'c3'],
    ])
  })

  test('dates decide who is in on a day; a bad one changes nothing', () => {
    const list = read({
      enrollments: [
        place('c', 'past', { endDate: '2026-11-16' }),
        place('c', 'last-day', { endDate: '2026-11-17' }),
        place('c', 'tomorrow', { beginDate: '2026-11-18' }),
        place('c', 'odd', { beginDate: '17/11/2026' }),
        place('c', 'thai', { beginDate: '2569-05-16', endDate: '2570-03-31' }),
        place('c', 'thai-end', { endDate: '31/12/2567' }),
        place('c', 'for-ever', { endDate: '9999-12-31' }),
        place('c', 'proctor', { role: 'proctor' }),
        place('c', 'what', { role: 'boss' }),
      ],
    })
    const states = [...(list.places.get('c') ?? [])].map(([id, { state }]) => [id, state])
    expect(states).toEqual([
      ['past', 'out'],
      ['last-day', 'in'],
      ['tomorrow', 'out'],
      ['odd', 'kept'],
      ['thai', 'kept'],
      ['thai-end', 'kept'],
      ['for-ever', 'in'],
      ['what', 'kept'],
    ])
    expect(list.problems.map(({ line, problem }) => [line, problem])).toEqual([
      [5, 'bad-date'],
      [6, 'bad-date'],
      [7, 'bad-date'],
      [10, 'bad-role'],
    ])
  })

  test('a line that says nobody makes the list incomplete', () => {
    expect(read({ enrollments: [place('c', '')] }).complete.enrollments).toBe(false)
    expect(read({ enrollments: [place('c', 'u')] }).complete.enrollments).toBe(true)
  })
})

test('every missing column is named, and columns beside the standard do not matter', () => {
  const modes = { orgs: 'absent', users: 'bulk', roles: 'absent' } as const
  const manifest = {
    version: '1.1' as const,
    modes: { ...modes, classes: 'absent' as const, enrollments: 'absent' as const },
  }
  const reader = createRosterReader(manifest, '2026-11-17')
  const header = 'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,username,familyName'
  expect(reader.open('users', [...header.split(','), 'firstName', 'metadata.x'])).toBe(false)
  expect(reader.finish().problems.map(({ what }) => what)).toEqual(['givenName', 'role'])
  expect(reader.open('users', [...header.split(','), 'givenName', 'role', 'metadata.x'])).toBe(true)
})
