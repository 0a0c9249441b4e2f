import { array, assert, jsonValue, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { FILE_LIMITS, isDataFile, isFileName, keepFiles, refusalOf } from './data-file.ts'

test('names stay below the project', () => {
  for (const name of [
    'rain.csv',
    'rain (1).csv',
    'a+b, 2.csv',
    'a/b/c.txt',
    'ฝน 5.csv',
    '数据.json',
    'مطر.csv',
  ])
    expect(isFileName(name)).toBe(true)
  for (const name of [
    '../x',
    '/x',
    'a//b',
    'a/../b',
    '.env',
    'x.',
    'a\\b',
    'a:b',
    '<b>',
    'notebook.ipynb',
    '',
  ])
    expect(isFileName(name)).toBe(false)
})

test('what is kept is a list of files with one name each and nothing else in them', () => {
  const strange = { name: 'a.txt', text: 'x', html: '<b>', __proto__: null }
  expect(keepFiles([strange, { name: 'a.txt', text: 'y' }, { name: '../b', text: '' }, 7])).toEqual(
    [{ name: 'a.txt', text: 'y' }],
  )
  expect(keepFiles({ length: 1e9 })).toEqual([])
  const many = Array.from({ length: 500 }, (_, n) => ({ name: `f${n}`, text: '' }))
  expect(keepFiles(many)).toHaveLength(FILE_LIMITS.count)
})

test('whatever is listed, it never throws and keeps only files', () => {
  const files = array(record({ name: string(), text: jsonValue(), base64: jsonValue() }))
  assert(property(jsonValue(), (value) => keepFiles(value).every(isDataFile)))
  assert(property(files, (value) => keepFiles(value).every(isDataFile)))
})

test('there is room until there is none', () => {
  const full = Array.from({ length: FILE_LIMITS.count }, (_, n) => ({ name: `f${n}`, text: 'x' }))
  expect(refusalOf({ name: 'new', text: '' }, full)).toBe('full')
  expect(refusalOf({ name: 'f1', text: 'again' }, full)).toBeNull()
  expect(refusalOf({ name: 'a|b', text: '' }, [])).toBe('bad-name')
  const half = { name: 'half', text: 'x'.repeat(FILE_LIMITS.bytes) }
  expect(refusalOf({ name: 'big', text: `${half.text}x` }, [])).toBe('too-large')
  expect(refusalOf({ ...half, name: 'third' }, [half, { ...half, name: 'second' }])).toBe('full')
})

test('base64 is nothing but base64', () => {
  expect(isDataFile({ name: 'a.png', base64: 'iVBORw0KGgo=' })).toBe(true)
  expect(isDataFile({ name: 'a.png', base64: '"><script>' })).toBe(false)
})
