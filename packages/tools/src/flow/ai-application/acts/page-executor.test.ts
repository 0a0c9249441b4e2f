import type { FlowValue } from '@panya/engines/flow/flow-value.ts'
import { expect, test } from 'vitest'
import { pageExecutor } from './page-executor.ts'

/** A page that notes what it was told to do, with a clock that is turned by hand. */
function page() {
  const did: string[] = []
  const clock = { now: 0 }
  const executor = pageExecutor({
    now: () => clock.now,
    clock: () => `at ${clock.now}`,
    nameOf: (label) => (label === 'cat' ? 'แมว' : label),
    speak: (text, language) => did.push(`${language}: ${text}`),
    play: (sound) => did.push(sound),
    send: (text) => did.push(`line ${text}`),
  })
  let rounds = 0
  const run = async (
    type: string,
    params: Record<string, unknown>,
    values: Record<string, string | number | boolean>,
    node = 'n1',
  ) => {
    const inputs = Object.fromEntries(
      Object.entries(values).map(([port, value]) => [
        port,
        { value: { type: typeof value === 'string' ? 'text' : typeof value, value } as FlowValue },
      ]),
    )
    const job = { key: `job ${rounds++}`, node, type: `ai.${type}`, params, inputs }
    return executor.run(job, { signal: new AbortController().signal, onProgress: () => {} })
  }
  const value = async (...asked: Parameters<typeof run>) => {
    const [first] = Object.values((await run(...asked)).outputs)
    return first && 'value' in first ? first.value : undefined
  }
  return { did, clock, run, value, executor }
}

test.each([
  ['is', 'cat', 'cat', true],
  ['is', 'แมว', 'cat', true],
  ['is', 'Cat', 'cat', true],
  ['is-not', 'dog', 'cat', true],
  ['contains', 'at', 'cat', true],
  ['more', '3', 4, true],
  ['more', '4', 4, false],
  ['less', '4', 3.5, true],
  ['more', 'x', 4, false],
])('“%s %s” about %s is %s', async (compare, wanted, said, answer) => {
  expect(await page().value('if', { compare, wanted }, { value: said })).toBe(answer)
})

test('a counter counts every turn from no to yes, each node for itself, anew after a change', async () => {
  const { value } = page()
  const rounds = async (node: string, from: number, ...yes: boolean[]) => {
    let last: unknown
    for (const said of yes) last = await value('count', { from }, { yes: said }, node)
    return last
  }
  expect(await rounds('n1', 0, true, true, false, true)).toBe(2)
  expect(await rounds('n2', 10, false)).toBe(10)
  expect(await rounds('n1', 0, false, true)).toBe(3)
  expect(await rounds('n1', 5, true)).toBe(6)
})

test('smoothing gives the mean of the last numbers, or the word that came most often', async () => {
  const { value } = page()
  let last: unknown
  for (const number of [100, 1, 2, 3]) last = await value('smooth', { last: 3 }, { value: number })
  expect(last).toBe(2)
  for (const word of ['dog', 'cat', 'cat', 'dog', 'cat'])
    last = await value('smooth', { last: 5 }, { value: word }, 'n2')
  expect(last).toBe('cat')
})

test('steady is yes only after a while of yes', async () => {
  const { value, clock } = page()
  const at = async (now: number, yes: boolean) => {
    clock.now = now
    return value('steady', { hold: 1 }, { yes })
  }
  expect([await at(0, true), await at(900, true), await at(1000, true)]).toEqual([
    false,
    false,
    true,
  ])
  expect([await at(1100, false), await at(1200, true), await at(2199, true)]).toEqual([
    false,
    false,
    false,
  ])
})

test('a sentence is filled with names in the learner’s language', async () => {
  const { value } = page()
  expect(await value('template', { pattern: 'I see {a}, {b}{c}!' }, { a: 'cat', b: 2 })).toBe(
    'I see แมว, 2!',
  )
})

test('a text is spoken once, and again after it was not wanted', async () => {
  const { run, did } = page()
  const say = (text: string, when?: boolean) =>
    run('speak', { speech: 'page', aloud: true }, { text, ...(when !== undefined && { when }) })
  for (const text of ['hello', 'hello', 'cat']) await say(text)
  expect(did).toEqual(['page: hello', 'page: แมว'])
  await say('cat', false)
  await say('cat', true)
  expect(did).toHaveLength(3)
  await run('speak', { speech: 'page', aloud: false }, { text: 'quiet' })
  expect(did).toHaveLength(3)
})

test('a sound is played at each turn to yes', async () => {
  const { run, did } = page()
  for (const when of [false, true, true, false, true])
    await run('sound', { tone: 'drum' }, { when })
  expect(did).toEqual(['drum', 'drum'])
})

test('a board gets each new value once', async () => {
  const { value, did } = page()
  for (const said of ['cat', 'cat', 'dog'])
    expect(await value('board', {}, { value: said })).toBe(said)
  expect(did).toEqual(['line cat', 'line dog'])
})

test('the log keeps changes with their time, and no more rows than wanted', async () => {
  const { run, clock, executor } = page()
  let table: FlowValue | undefined
  for (const [now, a] of [
    [1, 'x'],
    [2, 'x'],
    [3, 'y'],
    [4, 'z'],
  ] as const) {
    clock.now = now
    table = (await run('log', { keep: 'changes', most: 2 }, { a })).outputs.table
  }
  expect(table).toMatchObject({ type: 'table', rows: 2 })
  const taken = await executor.take((table as Extract<FlowValue, { type: 'table' }>).handle)
  expect(taken).toMatchObject({
    data: [
      ['at 3', 'at 4'],
      ['y', 'z'],
    ],
  })
})

test('the microphone says how loud, and whether that is loud', async () => {
  const { run } = page()
  const { outputs } = await run('microphone', { threshold: 40 }, { live: 55 })
  expect(outputs).toMatchObject({ level: { value: 55 }, loud: { value: true } })
})
