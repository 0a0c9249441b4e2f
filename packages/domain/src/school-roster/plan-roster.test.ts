import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planRoster } from './plan-roster.ts'
import type { ListedPlace, RosterList, RosterPart } from './roster-list.ts'
import { countSteps, type KnownSchool, type RosterPlan, stepsIn } from './roster-plan.ts'

const NOBODY: KnownSchool = { people: [], classes: [], members: [], accounts: [] }

interface Wish {
  people?: { id: string; name?: string; part?: RosterPart; email?: string | null }[]
  classes?: { id: string; name?: string }[]
  /** `class user`, with a `*` for a teacher. */
  places?: string[]
  gone?: string[]
  kept?: string[]
  out?: string[]
  mode?: 'bulk' | 'delta'
}

function listOf({ people = [], classes = [], places = [], ...wish }: Wish): RosterList {
  const mode = wish.mode ?? 'bulk'
  const found: RosterList['places'] = new Map()
  const put = (text: string, state: ListedPlace['state']) => {
    const [classId = '', user = ''] = text.split(' ')
    const part = user.endsWith('*') ? ('teacher' as const) : ('student' as const)
    const inClass = found.get(classId) ?? new Map<string, ListedPlace>()
    found.set(classId, inClass.set(user.replace('*', ''), { state, part, line: 2 }))
  }
  for (const text of places) put(text, 'in')
  for (const text of wish.out ?? []) put(text, 'out')
  return {
    modes: { orgs: 'absent', users: mode, roles: mode, classes: mode, enrollments: mode },
    people: {
      in: new Map(
        people.map(({ id, name = id, part = 'student', email = null }) => [
          id,
          {
            id,
            line: 2,
            part,
            displayName: name,
            firstName: name,
            lastName: 'Dee',
            grade: null,
            email,
            affiliation: '',
          },
        ]),
      ),
      gone: new Set(wish.gone),
      kept: new Set(wish.kept),
    },
    classes: {
      in: new Map(classes.map(({ id, name = id }) => [id, { id, line: 2, name }])),
      gone: new Set(wish.gone),
      kept: new Set(wish.kept),
    },
    places: found,
    complete: { users: true, classes: true, enrollments: true },
    source: null,
    problems: [],
  }
}

/** What the database holds after a plan; numbers are given in the order of the steps. */
function carryOut(known: KnownSchool, { steps }: RosterPlan): KnownSchool {
  const numbers = [...known.people, ...known.accounts].map(({ studentId }) => studentId)
  let next = Math.max(0, ...numbers, ...known.classes.map(({ classroomId }) => classroomId)) + 1
  const left = new Set(steps.leaving.map(({ id }) => id))
  const back = new Set(steps.returned.map(({ id }) => id))
  const changed = new Map(steps.changed.map((change) => [change.id, change]))
  const person = { left: false, grade: 'other', staysOpen: false }
  const people = [
    ...known.people.map((one) => ({
      ...one,
      ...changed.get(one.id),
      left: left.has(one.id) || (one.left && !back.has(one.id)),
    })),
    ...steps.newPeople.map((one) => ({ ...person, ...one, staff: false, studentId: next++ })),
    ...steps.connected.map(({ grade, part, ...one }) => ({
      ...person,
      ...one,
      staff: part === 'teacher',
      ...(grade ? { grade } : {}),
    })),
  ]
  const away = new Set(steps.putAway.map(({ id }) => id))
  const again = new Set(steps.broughtBack.map(({ id }) => id))
  const names = new Map(steps.renamed.map(({ id, name }) => [id, name]))
  const classes = [
    ...known.classes.map((one) => ({
      ...one,
      name: names.get(one.id) ?? one.name,
      left: away.has(one.id) || (one.left && !again.has(one.id)),
    })),
    ...steps.newClasses.map((one) => ({ ...one, left: false, classroomId: next++ })),
  ]
  const numberOf = new Map(people.map(({ id, studentId }) => [id, studentId]))
  const roomOf = new Map(classes.map(({ id, classroomId }) => [id, classroomId]))
  const key = (one: { classroomId: number; studentId: number }) =>
    `${one.classroomId} ${one.studentId}`
  const members = new Map(known.members.map((member) => [key(member), member]))
  for (const ended of steps.endedPlaces) members.delete(key(ended))
  for (const { classId, userId, part } of steps.newPlaces) {
    const place = { classroomId: roomOf.get(classId) ?? 0, studentId: numberOf.get(userId) ?? 0 }
    const listed = members.get(key(place))?.listed ?? true
    members.set(key(place), { ...place, part, listed })
  }
  return { people, classes, members: [...members.values()], accounts: known.accounts }
}

const after = (known: KnownSchool, wish: Wish) =>
  carryOut(known, planRoster(listOf(wish), known, 'School'))
const stepsOf = (known: KnownSchool, wish: Wish) => planRoster(listOf(wish), known, 'School').steps
const account = (email: string, more = {}) => ({
  email,
  studentId: 900,
  verified: true,
  staff: false,
  demo: false,
  ...more,
})

const TERM: Wish = {
  people: [{ id: 'nok' }, { id: 'fai' }],
  classes: [{ id: 'c1', name: '5/1' }],
  places: ['c1 nok', 'c1 fai'],
}

describe('the same list', () => {
  test('makes everything once and then nothing', () => {
    const first = planRoster(listOf(TERM), NOBODY, 'School')
    expect(countSteps(first.steps)).toMatchObject({ newPeople: 2, newClasses: 1, newPlaces: 2 })
    const again = planRoster(listOf(TERM), carryOut(NOBODY, first), 'School')
    expect(stepsIn(countSteps(again.steps))).toBe(0)
    expect(again.unchanged).toBe(2)
  })

  test('takes two people who are one account for a teacher once', () => {
    const first = { id: 'c', part: 'teacher', email: 'y@s.example' } as const
    const accounts = [account('y@s.example', { staff: true })]
    let known = after({ ...NOBODY, accounts }, { people: [first] })
    known = after(known, { people: [{ ...first, id: 'b' }] })
    const both: Wish = {
      people: [
        { id: 'c', part: 'student' },
        { id: 'b', part: 'teacher' },
      ],
      classes: [{ id: 'c1', name: '5/1' }],
      places: ['c1 c', 'c1 b*'],
    }
    known = after(known, both)
    expect(known.members.map(({ part }) => part)).toEqual(['teacher'])
    expect(stepsOf(known, both).newPlaces).toEqual([])
  })

  const id = fc.constantFrom('a', 'b', 'c', 'd', 'A', '__proto__', 'constructor')
  const part = fc.constantFrom<RosterPart[]>('student', 'teacher')
  const email = fc.constantFrom(null, 'x@s.example', 'y@s.example', 'z@s.example')
  const name = fc.constantFrom('Nok', 'Fai', 'Ploy')
  const wishes = fc.record({
    people: fc.uniqueArray(fc.record({ id, name, part, email }), { selector: (one) => one.id }),
    classes: fc.uniqueArray(fc.record({ id, name }), { selector: (one) => one.id }),
    places: fc.uniqueArray(
      fc.tuple(id, id, fc.constantFrom('', '*')).map(([a, b, star]) => `${a} ${b}${star}`),
      { selector: (text) => text.replace('*', '') },
    ),
    gone: fc.constant<string[]>([]),
    kept: fc.uniqueArray(id, { maxLength: 1 }),
    mode: fc.constantFrom<('bulk' | 'delta')[]>('bulk', 'delta'),
  })
  const accounts = fc
    .tuple(fc.boolean(), fc.boolean())
    .map(([verified, staff]) => [
      account('x@s.example', { verified, staff }),
      account('y@s.example', { studentId: 901, staff: !staff }),
    ])
  const clean = (wish: Wish): Wish => ({
    ...wish,
    people: (wish.people ?? []).filter((one) => !wish.kept?.includes(one.id)),
    classes: (wish.classes ?? []).filter((one) => !wish.kept?.includes(one.id)),
  })

  test('changes nothing the second time, whatever was here before', () => {
    fc.assert(
      fc.property(fc.array(wishes, { maxLength: 3 }), wishes, accounts, (before, last, there) => {
        let known: KnownSchool = { ...NOBODY, accounts: there }
        for (const wish of [...before, last]) known = after(known, clean(wish))
        const again = planRoster(listOf(clean(last)), known, 'School')
        expect(again.steps).toEqual(planRoster(listOf({ mode: 'delta' }), NOBODY, 'S').steps)
      }),
      { numRuns: 500 },
    )
  })

  test('in another order makes the same plan', () => {
    fc.assert(
      fc.property(wishes, wishes, accounts, (before, wish, there) => {
        const known = after({ ...NOBODY, accounts: there }, clean(before))
        const turned = {
          ...wish,
          people: wish.people.toReversed(),
          classes: wish.classes.toReversed(),
          places: wish.places.toReversed(),
        }
        expect(stepsOf(known, clean(turned))).toEqual(stepsOf(known, clean(wish)))
      }),
    )
  })

  test('leaves nobody in a class who did not come from a list, and nobody out who did not', () => {
    const known = after(NOBODY, TERM)
    const guest = { classroomId: 3, studentId: 77, part: 'student' as const, listed: false }
    const withGuest = { ...known, members: [...known.members, guest] }
    expect(stepsOf(withGuest, { ...TERM, places: [] }).endedPlaces).toHaveLength(2)
  })
})

describe('who leaves', () => {
  test('is who is missing in a whole list; their places end, and they come back as themselves', () => {
    const known = after(NOBODY, TERM)
    const wish = { ...TERM, people: [{ id: 'fai' }], places: ['c1 fai'] }
    const steps = stepsOf(known, wish)
    expect(steps.leaving).toMatchObject([{ id: 'nok', closes: true }])
    expect(steps.endedPlaces).toHaveLength(1)
    const gone = after(known, wish)
    const back = stepsOf(gone, TERM)
    expect(back.returned).toMatchObject([{ id: 'nok' }])
    expect(back.newPlaces).toEqual([{ classId: 'c1', userId: 'nok', part: 'student' }])
    expect(back.newPeople).toEqual([])
  })

  test('is not who is missing in a list of changes, only who is said to be gone', () => {
    const known = after(NOBODY, TERM)
    expect(stepsIn(countSteps(stepsOf(known, { mode: 'delta' })))).toBe(0)
    const steps = stepsOf(known, { mode: 'delta', gone: ['nok'] })
    expect(steps.leaving).toHaveLength(1)
    expect(steps.endedPlaces).toHaveLength(1)
    expect(stepsOf(known, { mode: 'delta', out: ['c1 fai'] }).endedPlaces).toHaveLength(1)
  })

  test('is nobody whose line could not be read, and nobody at all when lines have no id', () => {
    const known = after(NOBODY, TERM)
    const wish = { ...TERM, people: [{ id: 'fai' }], places: ['c1 fai'] }
    const kept = planRoster(listOf({ ...wish, kept: ['nok'] }), known, 'School')
    expect(stepsIn(countSteps(kept.steps))).toBe(0)
    const list = { ...listOf(wish), complete: { users: false, classes: true, enrollments: false } }
    const plan = planRoster(list, known, 'School')
    expect(stepsIn(countSteps(plan.steps))).toBe(0)
    expect(plan.problems.map(({ problem }) => problem)).toContain('nobody-leaves')
  })

  test('keeps the account open who can sign in without the school, and every teacher', () => {
    const known = after(NOBODY, TERM)
    const open = known.people.map((one) => ({
      ...one,
      staysOpen: one.id === 'nok',
      staff: one.id === 'fai',
    }))
    const { leaving } = stepsOf({ ...known, people: open }, {})
    expect(leaving.map(({ closes }) => closes)).toEqual([false, false])
  })
})

describe('classes', () => {
  test('are renamed, put away with everybody in them, and brought back', () => {
    const known = after(NOBODY, TERM)
    const renamed = stepsOf(known, { ...TERM, classes: [{ id: 'c1', name: '6/1' }] })
    expect(renamed.renamed).toMatchObject([{ before: '5/1', name: '6/1' }])
    const without = { people: TERM.people ?? [] }
    const away = stepsOf(known, without)
    expect(away.putAway).toHaveLength(1)
    expect(away.endedPlaces).toEqual([])
    const back = stepsOf(after(known, without), TERM)
    expect(back.broughtBack).toHaveLength(1)
    expect(stepsIn(countSteps(back))).toBe(1)
  })
})

describe('an address', () => {
  const person = { people: [{ id: 'nok', email: 'nok@s.example' }] }
  const withAccount = (more = {}) => ({ ...NOBODY, accounts: [account('nok@s.example', more)] })

  test('connects only the account of a learner who has proved it', () => {
    const steps = stepsOf(withAccount(), person)
    expect(steps.connected).toMatchObject([{ studentId: 900 }])
    expect(steps.newPeople).toEqual([])
  })

  test.each([{ verified: false }, { staff: true }, { demo: true }])(
    'hands no other account over: %o',
    (more) => {
      const plan = planRoster(listOf(person), withAccount(more), 'School')
      expect(plan.steps.connected).toEqual([])
      expect(plan.steps.newPeople).toMatchObject([{ email: null }])
      expect(plan.problems.map(({ problem }) => problem)).toEqual(['address-taken'])
    },
  )

  test('that two people of the list have is nobody’s', () => {
    const both = { people: [...person.people, { id: 'fai', email: 'nok@s.example' }] }
    const steps = stepsOf(withAccount(), both)
    expect(steps.connected).toEqual([])
    expect(steps.newPeople.map(({ email }) => email)).toEqual([null, null])
  })
})

describe('a teacher of the list', () => {
  const wish: Wish = {
    people: [{ id: 'kru', part: 'teacher', email: 'kru@s.example' }, { id: 'nok' }],
    classes: [{ id: 'c1' }],
    places: ['c1 kru*', 'c1 nok'],
  }
  test('who is none here gets no account and no class, and is named', () => {
    const plan = planRoster(listOf(wish), NOBODY, 'School')
    expect(plan.missingTeachers).toMatchObject([{ email: 'kru@s.example', classes: 1 }])
    expect(plan.steps.newPlaces).toEqual([{ classId: 'c1', userId: 'nok', part: 'student' }])
    expect(plan.steps.newPeople).toHaveLength(1)
  })

  test('who is a teacher here with this proved address teaches the class', () => {
    const known = { ...NOBODY, accounts: [account('kru@s.example', { staff: true })] }
    const plan = planRoster(listOf(wish), known, 'School')
    expect(plan.missingTeachers).toEqual([])
    expect(plan.steps.newPlaces[0]).toEqual({ classId: 'c1', userId: 'kru', part: 'teacher' })
  })

  test('a learner whose line in a class says teacher does not become one', () => {
    const plan = planRoster(listOf({ ...wish, places: ['c1 nok*'] }), NOBODY, 'School')
    expect(plan.steps.newPlaces).toEqual([])
    expect(plan.problems.map(({ problem }) => problem)).toContain('role-differs')
  })
})
