import { expect, test } from 'vitest'
import { SessionFiles } from './session-files.ts'

test('while a task lies in its place, the learner’s own program is what is saved', () => {
  const mine = { files: [{ name: 'game.py', text: 'print("mine")' }], main: 'game.py' }
  const files = new SessionFiles(mine, () => {})
  files.lend('# first task')
  files.lend('# second task')
  expect(files.project().files[0]?.text).toBe('# second task')
  expect(files.own).toEqual(mine)
  files.takeBack()
  expect(files.project()).toEqual(mine)
  expect(files.own).toEqual(mine)
})
