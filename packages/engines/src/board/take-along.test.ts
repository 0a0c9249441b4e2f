import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zippedFiles } from './take-along.ts'

test('what is taken along is what was put in, below one folder', () => {
  const files = [
    { name: 'main.py', text: 'print("สวัสดี")\n' },
    { name: 'kidbright.py', text: '' },
  ]
  const unpacked = unzipSync(zippedFiles(files, 'board'))
  expect(Object.entries(unpacked).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['board/main.py', 'print("สวัสดี")\n'],
    ['board/kidbright.py', ''],
  ])
  expect(zippedFiles(files, 'board')).toEqual(zippedFiles(files, 'board'))
})
