import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

const ACT = /\bact: (?:\w+ \? )?'([a-z-]+\.[a-z-]+)'(?: : '([a-z-]+\.[a-z-]+)')?/g

test('every act that modules of the server write down has a message', async () => {
  const messages = readFileSync(new URL('./act-messages.ts', import.meta.url), 'utf8')
  const acts = new Set<string>()
  for await (const file of glob('apps/server/src/**/*.ts')) {
    if (file.endsWith('.test.ts')) continue
    for (const [, first, second] of readFileSync(file, 'utf8').matchAll(ACT))
      for (const act of [first, second]) if (act) acts.add(act)
  }
  expect(acts.size).toBeGreaterThan(20)
  expect([...acts].filter((act) => !messages.includes(`'${act}':`))).toEqual([])
})
