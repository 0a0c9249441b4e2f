import { expect, test } from 'vitest'
import { CLOSES, OPENS, pseudo } from './pseudo.ts'

test('a text is accented, in brackets, and about 40 % longer', () => {
  const said = pseudo('Every learner gets a copy.')
  expect(said.startsWith(`${OPENS}Éṽéŕý`)).toBe(true)
  expect(said.endsWith(CLOSES)).toBe(true)
  expect(said.length / 'Every learner gets a copy.'.length).toBeGreaterThan(1.4)
  expect(said.length / 'Every learner gets a copy.'.length).toBeLessThan(1.7)
})

test('markup, values of blocks and addresses stay; nothing stays nothing', () => {
  expect(pseudo('Open <0>the link</0> %1')).toMatch(/<0>[^<a-z]+<\/0> %1/)
  expect(pseudo('See https://panya.example/a')).toContain('https://panya.example/a')
  expect(pseudo(' ')).toBe(' ')
})
