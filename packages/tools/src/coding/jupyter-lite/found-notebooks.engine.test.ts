/** Notebooks that strangers wrote, as the package @nteract/examples brings them (BSD-3-Clause). */
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isCode } from '@panya/domain/notebook/notebook.ts'
import { runNotebook } from '@panya/engines/notebook/run-notebook.ts'
import { type TestPython, testPython } from '@panya/engines/python/testing/test-python.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from './core/document.ts'
import { fromFile, toFile } from './core/project-file.ts'

const FOLDER = dirname(createRequire(import.meta.url).resolve('@nteract/examples/package.json'))
const FOUND = globSync('*/*.ipynb', { cwd: FOLDER }).toSorted()

function open(name: string, bytes: Uint8Array = readFileSync(join(FOLDER, name))) {
  const read = fromFile(name, bytes)
  if (!read.ok) throw new Error(`${name}: ${read.problem} ${read.detail ?? ''}`)
  return read.document
}

describe('opening', () => {
  test('there are enough of them, in more than one language', () => {
    expect(FOUND.length).toBeGreaterThanOrEqual(10)
    expect(new Set(FOUND.map((name) => dirname(name))).size).toBeGreaterThan(1)
  })

  test.each(FOUND)(
    '%s keeps every cell and output, and comes back from a file the same',
    (name) => {
      interface Loose {
        cells: { cell_type: string; source: string | string[]; outputs?: unknown[] }[]
      }
      const raw = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Loose
      const document = open(name)
      const { cells } = migrate(document).notebook
      expect(
        cells.map((cell) => [cell.cell_type, cell.source, isCode(cell) ? cell.outputs.length : 0]),
      ).toEqual(
        raw.cells.map(({ cell_type, source, outputs }) => [
          cell_type,
          [source].flat().join(''),
          outputs?.length ?? 0,
        ]),
      )
      expect(migrate(open(name, toFile(document).bytes))).toEqual(migrate(document))
    },
  )
})

describe('running', () => {
  let python: TestPython

  beforeAll(async () => {
    python = await testPython()
  }, 60_000)
  afterAll(() => python.client.dispose())

  /** What needs nothing but the standard library; the others ask for packages of the outside. */
  test.each(['display-updates', 'geojson', 'intro', 'markdown-regression-testing', 'vdom'])(
    '%s fails only where its author let it fail',
    async (name) => {
      const { notebook, files } = migrate(open(`python/${name}.ipynb`))
      // They sleep to be watched; nobody watches here.
      const begin = '%reset\nimport time\ntime.sleep = lambda seconds: None'
      await python.client.perform({ do: 'cell', source: begin, number: 1 }, null)
      const ran = await runNotebook(python.client, notebook, files)
      const meant = notebook.cells.flatMap((cell) =>
        isCode(cell) && cell.outputs.some((output) => output.output_type === 'error')
          ? [cell.id]
          : [],
      )
      expect(ran.filter((cell) => cell.failed).map((cell) => cell.id)).toEqual(meant)
      expect(ran.some((cell) => cell.outputs.length > 0)).toBe(true)
    },
  )

  test('one that needs a package of the outside says which', async () => {
    const { notebook } = migrate(open('python/table-with-schema.ipynb'))
    const [first] = await runNotebook(python.client, notebook, [], { stopAtError: true })
    expect(first?.outputs[0]).toMatchObject({ evalue: expect.stringContaining('pandas') })
  })
})
