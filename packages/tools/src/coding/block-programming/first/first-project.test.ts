import { LOCALES } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { migrate } from '../core/document.ts'
import { start } from '../start.ts'
import { shortProgram, stepsOf, withSteps } from './first-project.ts'

const first = async () => migrate((await start('en')).document)

test('it is named and opens in every language', async () => {
  for (const locale of LOCALES) {
    const { title, document } = await start(locale)
    expect(title).toMatch(/\S/)
    expect(stepsOf(migrate(document))).toBe(8)
  }
})

test('another number makes it another program, and nothing else is changed', async () => {
  const before = await first()
  const after = withSteps(before, 20)
  expect(stepsOf(after)).toBe(20)
  expect(stepsOf(before)).toBe(8)
  expect(shortProgram(after)).not.toBe(shortProgram(before))
  expect(withSteps(after, 8)).toEqual(before)
})

test('a cat that was moved about is still the same program', async () => {
  const content = await first()
  const actors = content.actors.map((actor) => ({ ...actor, x: actor.x + 5 }))
  expect(shortProgram({ ...content, actors })).toBe(shortProgram(content))
})

test('without a “move” there is no number to change', async () => {
  const content = await first()
  const actors = content.actors.map((actor) => ({ ...actor, workspace: {} }))
  const bare = { ...content, actors }
  expect(stepsOf(bare)).toBeNull()
  expect(withSteps(bare, 5)).toBe(bare)
})
