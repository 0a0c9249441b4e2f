import { expect, test } from 'vitest'
import { newClassName, startingClasses } from './class-names.ts'

const nameOf = (number: number): string => `Class ${number}`
const newClass = (label: string) => ({ label, texts: '' })

test('an empty set starts with two classes; one that has some stays as it is', () => {
  expect(startingClasses([], newClass, nameOf).map(({ label }) => label)).toEqual([
    'Class 1',
    'Class 2',
  ])
  const own = [{ label: 'cats', texts: 'meow' }]
  expect(startingClasses(own, newClass, nameOf)).toBe(own)
})

test('a new class never takes the name of one that is there', () => {
  expect(newClassName(['Class 1', 'Class 2'], nameOf)).toBe('Class 3')
  expect(newClassName(['Class 2'], nameOf)).toBe('Class 3')
  expect(newClassName([], nameOf)).toBe('Class 1')
})
