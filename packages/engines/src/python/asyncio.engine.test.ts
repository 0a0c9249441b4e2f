/** Programs bring event loops of every age: all of them run, and none is running before they begin. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPython, testPython } from './testing/test-python.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

const MAIN = `import asyncio
async def main(name="main"):
    await asyncio.sleep(0.01)
    print(name)
    return 7
`

test.each([
  ['run', 'print(asyncio.run(main()))', 'main\n7\n'],
  [
    'a loop that is asked for',
    'loop = asyncio.get_event_loop()\nprint(loop.run_until_complete(main()))\nloop.close()',
    'main\n7\n',
  ],
  [
    'a loop of its own',
    'loop = asyncio.new_event_loop()\nasyncio.set_event_loop(loop)\nprint(loop.run_until_complete(asyncio.gather(main("a"), main("b"))))',
    'a\nb\n[7, 7]\n',
  ],
  [
    'a loop for ever that is stopped from inside',
    'loop = asyncio.new_event_loop()\nloop.create_task(main())\nloop.call_later(0.05, loop.stop)\nloop.run_forever()\nprint("end")',
    'main\nend\n',
  ],
  [
    'a program that asks whether a loop runs',
    'try:\n    asyncio.get_running_loop()\nexcept RuntimeError:\n    print(asyncio.run(main()))',
    'main\n7\n',
  ],
  [
    'a task before the loop',
    'task = asyncio.ensure_future(main())\nasyncio.get_event_loop().run_until_complete(task)\nprint(task.result())',
    'main\n7\n',
  ],
])('%s', async (_, program, expected) => {
  const { stdout, answer } = await python.play(MAIN + program)
  expect(answer.ending).toBe('finished')
  expect(stdout).toBe(expected)
})

test('a loop inside a loop is refused as everywhere', async () => {
  const { answer } = await python.play(
    `${MAIN}async def outer():\n    asyncio.new_event_loop().run_until_complete(main())\nasyncio.run(outer())`,
  )
  expect(answer).toMatchObject({ ending: 'error', error: { type: 'RuntimeError' } })
})

test('a program goes on without a module that it only tries to import', async () => {
  const optional = 'try:\n    import numpy\nexcept ImportError:\n    numpy = None\nprint(numpy)'
  expect((await python.play(optional)).stdout).toBe('None\n')
  const needed = await python.play(`${optional}\ndef f():\n    import numpy\n`)
  expect(needed.answer).toMatchObject({ ending: 'packages', missing: ['numpy'] })
})

test('an address that a program wants to open is printed', async () => {
  const { stdout } = await python.play(
    'import webbrowser\nwebbrowser.open("https://example.org/a")\nwebbrowser.get().open_new_tab("https://example.org/b")',
  )
  expect(stdout).toBe('https://example.org/a\nhttps://example.org/b\n')
})

test('cells of a notebook share one loop, before and after an await', async () => {
  const cells: [source: string, printed: string][] = [
    [MAIN, ''],
    ['task = asyncio.create_task(main("first"))\nprint(await task)', 'first\n7\n'],
    ['later = asyncio.create_task(main("later"))', ''],
    ['print(await later)', 'later\n7\n'],
    ['loop = asyncio.get_event_loop()\nprint(loop.run_until_complete(main("old")))', 'old\n7\n'],
    [
      'import nest_asyncio\nnest_asyncio.apply()\nprint(asyncio.run(main("nested")))',
      'nested\n7\n',
    ],
    ['print(await asyncio.gather(main("a"), main("b")))', 'a\nb\n[7, 7]\n'],
  ]
  let text = ''
  const off = python.client.onEvent((event) => {
    if (event.kind === 'stdout') text += event.text
  })
  for (const [index, [source, printed]] of cells.entries()) {
    text = ''
    const cell = { do: 'cell', source, number: index + 1 } as const
    expect(await python.client.perform(cell, null), source).toMatchObject({ ending: 'finished' })
    expect(text).toBe(printed)
  }
  off()
})
