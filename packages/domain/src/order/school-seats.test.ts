import { expect, test } from 'vitest'
import { type Member, planSeats } from './school-seats.ts'

const NAMES = ['Anong', 'Boon', 'Chai', 'Dao', 'Ek']
const person = (index: number): Member => ({ userId: index, displayName: NAMES[index] ?? '?' })
const people = (...indexes: number[]) => indexes.map(person)
const here = (...indexes: number[]) => people(...indexes).map((one) => ({ ...one, here: true }))
const elsewhere = (...indexes: number[]) =>
  people(...indexes).map((one) => ({ ...one, here: false }))

test('everybody in the class has a seat, and the same again changes nothing', () => {
  expect(planSeats(people(0, 1, 2), [], 3)).toEqual({
    kind: 'fits',
    given: people(0, 1, 2),
    taken: [],
  })
  expect(planSeats(people(0, 1, 2), here(0, 1, 2), 3)).toEqual({
    kind: 'fits',
    given: [],
    taken: [],
  })
})

test('more people than seats: nobody is seated, and who would be without is named', () => {
  const plan = planSeats(people(0, 1, 2, 3, 4), [], 3)
  expect(plan).toEqual({ kind: 'too-many', without: people(3, 4) })
  expect(planSeats(people(0, 1), elsewhere(2, 3), 3)).toEqual({
    kind: 'too-many',
    without: people(1),
  })
})

test('who left the class makes room; a seat by another class is kept and not given twice', () => {
  const plan = planSeats(people(0, 1, 3), [...here(1, 2), ...elsewhere(3)], 3)
  expect(plan).toMatchObject({ kind: 'fits', given: people(0), taken: [{ userId: 2 }] })
})

test('with fewer seats than are taken nobody new comes, and those who sit may stay', () => {
  expect(planSeats(people(0, 1, 2), elsewhere(1, 2), 1)).toEqual({
    kind: 'too-many',
    without: people(0),
  })
  expect(planSeats(people(1, 2), elsewhere(1, 2), 1)).toMatchObject({ kind: 'fits' })
})
