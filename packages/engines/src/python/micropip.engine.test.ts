/** micropip as programs for Pyodide write it, in a program, in the console and in a cell. */
import { createRequire } from 'node:module'
import { expect, onTestFinished, test } from 'vitest'
import type { PackagesReason } from './protocol.ts'
import { makeWheel } from './testing/make-wheel.ts'
import { testPython } from './testing/test-python.ts'

interface Lock {
  packages: Record<string, { file_name: string; version: string }>
}

const lock = createRequire(import.meta.url)('pyodide/pyodide-lock.json') as Lock
const { file_name: file, version } = lock.packages['mpmath']!
const MPMATH = makeWheel('mpmath', version, { 'mpmath/__init__.py': 'two = 2\n' })

async function pythonWithSource(reason: PackagesReason | null = null) {
  const python = await testPython({
    fetchPackages: async (_, files) =>
      reason === null
        ? { files: Object.fromEntries(files.map((one) => [one, MPMATH.slice().buffer])), reason }
        : { files: {}, reason },
  })
  onTestFinished(() => python.client.dispose())
  return python
}

const HOOT = {
  name: 'hoot-1.0-py3-none-any.whl',
  base64: Buffer.from(makeWheel('hoot', '1.0', { 'hoot/__init__.py': 'word = "hoo"\n' })).toString(
    'base64',
  ),
}

test('a package of the site’s source comes, in a program, an entry and a cell', async () => {
  const python = await pythonWithSource()
  const waiting =
    "import micropip\nawait micropip.install('mpmath')\nimport mpmath\nprint(mpmath.two)"
  expect(await python.play(waiting)).toMatchObject({
    answer: { ending: 'finished' },
    stdout: '2\n',
  })
  const list = `import asyncio, micropip\nasyncio.run(micropip.install(["mpmath==${version}"]))\nimport mpmath`
  expect((await python.play(list)).answer.ending).toBe('finished')
  const entry = { do: 'evaluate', number: 1, source: "await micropip.install('mpmath')" } as const
  expect((await python.client.perform(entry, null)).ending).toBe('finished')
  const cell = { do: 'cell', number: 1, source: waiting } as const
  expect((await python.client.perform(cell, null)).ending).toBe('finished')
  expect(file).toContain('mpmath')
})

test.each(["'hoot'", `'${HOOT.name}'`, `'./${HOOT.name}'`, `'emfs:/home/pyodide/${HOOT.name}'`])(
  'a wheel beside the program is found as %s',
  async (name) => {
    const python = await pythonWithSource('no-source')
    const program = `import micropip\nawait micropip.install(${name})\nimport hoot\nprint(hoot.word)`
    expect(await python.play(program, [], [HOOT])).toMatchObject({ stdout: 'hoo\n' })
  },
)

test.each([
  ["'https://example.org/owl-1.0-py3-none-any.whl'", 'Nothing is fetched from the web here'],
  ["'owl-1.0-py3-none-any.whl'", 'no file owl-1.0-py3-none-any.whl beside'],
  ["'no-such-package'", 'not among the packages of this Python'],
  ["'no' + 'such'", 'written as text'],
])('what cannot be had is said in a sentence: %s', async (name, words) => {
  const python = await pythonWithSource()
  const { answer } = await python.play(`import micropip\nawait micropip.install(${name})`)
  expect(answer).toMatchObject({ ending: 'error', error: { type: 'ModuleNotFoundError' } })
  expect(answer.ending === 'error' && answer.error.message).toContain(words)
})

test('why the site has no packages is told as for an import', async () => {
  const python = await pythonWithSource('on-its-way')
  const { answer } = await python.play("import micropip\nawait micropip.install('mpmath')")
  expect(answer).toEqual({ ending: 'packages', missing: ['mpmath'], reason: 'on-its-way' })
})

test('other programs may not wait outside of a function, as in any Python', async () => {
  const python = await pythonWithSource()
  const { answer } = await python.play('import asyncio\nawait asyncio.sleep(0)')
  expect(answer).toMatchObject({ ending: 'error', error: { type: 'SyntaxError' } })
})
