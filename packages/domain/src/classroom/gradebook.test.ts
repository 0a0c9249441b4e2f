import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cellState,
  type Gradebook,
  type GradebookTask,
  type GradebookWork,
  gradebookTable,
  inNameOrder,
  percentOf,
  weightedMean,
} from './gradebook.ts'

const NOW = '2026-11-18T10:00:00.000Z'
const YESTERDAY = '2026-11-17T10:00:00.000Z'
const TOMORROW = '2026-11-19T10:00:00.000Z'

const task = (id: number, part: Partial<GradebookTask> = {}): GradebookTask => ({
  id,
  title: `Task ${id}`,
  tool: 'coding/any',
  dueAt: null,
  maxMark: 10,
  weight: 1,
  whom: null,
  ...part,
})
const learner = (studentId: number, firstName = 'Mali', lastName = 'Suksai') => ({
  studentId,
  displayName: firstName,
  firstName,
  lastName,
})
const work = (taskId: number, part: Partial<GradebookWork> = {}): GradebookWork => ({
  taskId,
  studentId: 1,
  projectId: null,
  state: 'handed-in',
  handedIn: true,
  late: false,
  mark: null,
  ...part,
})
const marked = (taskId: number, mark: number, studentId = 1): GradebookWork =>
  work(taskId, { state: 'given-back', mark, studentId })
const book = (part: Partial<Gradebook>): Gradebook => ({
  tasks: [],
  learners: [learner(1)],
  works: [],
  checks: [],
  ownDues: [],
  missing: 'left-out',
  now: NOW,
  ...part,
})

describe('a work stands', () => {
  test.each([
    ['not-begun', null, undefined],
    ['not-begun', TOMORROW, undefined],
    ['missing', YESTERDAY, undefined],
    ['working', TOMORROW, work(1, { state: 'working', handedIn: false })],
    ['missing', YESTERDAY, work(1, { state: 'working', handedIn: false })],
    ['handed-in', YESTERDAY, work(1)],
    ['late', YESTERDAY, work(1, { late: true })],
    ['given-back', YESTERDAY, work(1, { state: 'given-back' })],
    ['marked', YESTERDAY, marked(1, 0)],
    // A mark without a hand-in: a talk in the lesson, say.
    ['marked', YESTERDAY, work(1, { handedIn: false, state: 'given-back', mark: 4 })],
  ])('%s when it is due %s', (state, dueAt, one) => {
    expect(cellState({ dueAt }, one, NOW)).toBe(state)
  })
})

describe('the mean', () => {
  const tasks = [task(1, { maxMark: 10, weight: 1 }), task(2, { maxMark: 20, weight: 3 })]
  const works = [marked(1, 10), marked(2, 10)]

  test('is of the shares of what could be had, by weight', () => {
    const { rows, taskMeans, classMean } = gradebookTable(book({ tasks, works }), 'en')
    // (1 × 100 % + 3 × 50 %) / 4
    expect(rows[0]?.mean).toBe(0.625)
    expect(taskMeans).toEqual([1, 0.5])
    expect(classMean).toBe(0.625)
  })

  test('leaves out what weighs nothing, though the task has a mean of its own', () => {
    const free = [tasks[0]!, { ...tasks[1]!, weight: 0 }]
    const { rows, taskMeans } = gradebookTable(book({ tasks: free, works }), 'en')
    expect(rows[0]?.mean).toBe(1)
    expect(taskMeans).toEqual([1, 0.5])
  })

  test('leaves out work that is handed in and has no mark', () => {
    const unmarked = [marked(1, 5), work(2)]
    expect(gradebookTable(book({ tasks, works: unmarked }), 'en').rows[0]?.mean).toBe(0.5)
  })

  test.each([
    ['left-out', YESTERDAY, 1],
    ['zero', YESTERDAY, 0.25],
    ['zero', TOMORROW, 1],
    ['zero', null, 1],
  ] as const)('takes missing work as %s when it is due %s', (missing, dueAt, mean) => {
    const due = [tasks[0]!, { ...tasks[1]!, dueAt }]
    const given = book({ tasks: due, works: [marked(1, 10)], missing })
    expect(gradebookTable(given, 'en').rows[0]?.mean).toBe(mean)
  })

  test('is none where nothing counts', () => {
    const { rows, taskMeans, classMean } = gradebookTable(book({ tasks }), 'en')
    expect([rows[0]?.mean, ...taskMeans, classMean]).toEqual([null, null, null, null])
    expect(gradebookTable(book({ learners: [] }), 'en').classMean).toBeNull()
  })

  test('of the class is of its learners, not of their marks', () => {
    const learners = [learner(1, 'A'), learner(2, 'B')]
    const uneven = [marked(1, 10), marked(2, 20), marked(1, 0, 2)]
    expect(gradebookTable(book({ tasks, learners, works: uneven }), 'en').classMean).toBe(0.5)
  })
})

test('a task for some stands in nobody else’s row, and counts in no mean of theirs', () => {
  const learners = [learner(1, 'A'), learner(2, 'B')]
  const tasks = [task(1, { whom: [1], dueAt: YESTERDAY }), task(2)]
  // Begun before it was given to the other one alone.
  const works = [work(1, { studentId: 2, state: 'working', handedIn: false }), marked(2, 5, 2)]
  const { rows, taskMeans } = gradebookTable(
    book({ learners, tasks, works, missing: 'zero' }),
    'en',
  )
  const states = rows.map(({ cells }) => cells.map(({ state }) => state))
  expect(states).toEqual([
    ['missing', 'not-begun'],
    ['not-for-them', 'marked'],
  ])
  expect(rows.map(({ mean }) => mean)).toEqual([0, 0.5])
  expect(taskMeans).toEqual([0, 0.5])
})

test('a learner’s own time decides what is missing', () => {
  const learners = [learner(1, 'A'), learner(2, 'B')]
  const tasks = [task(1, { dueAt: YESTERDAY })]
  const ownDues = [{ taskId: 1, studentId: 2, dueAt: TOMORROW }]
  const { rows } = gradebookTable(book({ learners, tasks, ownDues }), 'en')
  expect(rows.map(({ cells }) => cells[0]?.state)).toEqual(['missing', 'not-begun'])
})

const parts = fc.array(
  fc.record({
    weight: fc.nat({ max: 1000 }).map((tenths) => tenths / 10),
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  }),
)

test('a mean lies between the least and the most that count, in any order', () => {
  fc.assert(
    fc.property(parts, (list) => {
      const counted = list.filter((one) => one.share !== null && one.weight > 0)
      const mean = weightedMean(list)
      if (counted.length === 0) {
        expect(mean).toBeNull()
        return
      }
      const shares = counted.map(({ share }) => share!)
      expect(mean).toBeGreaterThanOrEqual(Math.min(...shares) - 1e-9)
      expect(mean).toBeLessThanOrEqual(Math.max(...shares) + 1e-9)
      expect(weightedMean(list.toReversed())).toBeCloseTo(mean!, 9)
    }),
  )
})

test('all weights twice as large change nothing', () => {
  const whole = fc.record({
    weight: fc.integer({ min: 0, max: 50 }),
    share: fc.constantFrom(0, 0.5, 1),
  })
  fc.assert(
    fc.property(fc.array(whole), (list) => {
      const twice = list.map(({ weight, share }) => ({ weight: weight * 2, share }))
      expect(weightedMean(twice)).toEqual(weightedMean(list))
    }),
  )
})

test('what is missing never lifts a mean when it counts as zero', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 6 }), (marks) => {
      const tasks = marks.concat(0).map((_, at) => task(at, { dueAt: YESTERDAY, weight: at + 1 }))
      const works = marks.map((mark, at) => marked(at, mark))
      const meanWith = (missing: Gradebook['missing']) =>
        gradebookTable(book({ tasks, works, missing }), 'en').rows[0]!.mean ?? 0
      expect(meanWith('zero')).toBeLessThanOrEqual(meanWith('left-out') + 1e-9)
    }),
  )
})

test('names stand in the order people look for them: 2 before 10', () => {
  const names = ['Student 10', 'Student 2', 'Ångström', 'Student 1']
  const learners = names.map((name, at) => learner(at, name))
  const order = (locale: string) => inNameOrder(learners, locale).map(({ firstName }) => firstName)
  expect(order('en')).toEqual(['Ångström', 'Student 1', 'Student 2', 'Student 10'])
  const thai = inNameOrder([learner(1, 'เก่ง'), learner(2, 'ขวัญ'), learner(3, 'กานต์')], 'th')
  expect(thai.map(({ studentId }) => studentId)).toEqual([3, 1, 2])
})

test('checks are beside their work, and a figure has one digit after the point', () => {
  const checks = [{ taskId: 1, studentId: 1, passed: false }]
  const { rows } = gradebookTable(book({ tasks: [task(1), task(2)], checks }), 'en')
  expect(rows[0]?.cells.map(({ passed }) => passed)).toEqual([false, null])
  expect([percentOf(5 / 6), percentOf(1), percentOf(0)]).toEqual([83.3, 100, 0])
})
