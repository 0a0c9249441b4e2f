import { expect, test } from 'vitest'
import { listLines, withListLine } from './list-lines.ts'

test('lines are counted as the reader of tables counts them', () => {
  expect(listLines('a,b\r\nc,d\re,f')).toEqual(['a,b', 'c,d', 'e,f'])
  expect(listLines('a,"b\nb"\nc')).toEqual(['a,"b\nb"', 'c'])
  expect(listLines('a, "b ""x""\nb";c\nd')).toEqual(['a, "b ""x""\nb";c', 'd'])
  expect(listLines('5" disk\nc')).toEqual(['5" disk', 'c'])
})

test('one line is changed or left out, and the others keep their numbers', () => {
  const list = 'a,1\nb,2\nc,3'
  expect(withListLine(list, 2, 'B,2')).toBe('a,1\nB,2\nc,3')
  expect(listLines(withListLine(list, 2, ''))).toEqual(['a,1', '', 'c,3'])
})
