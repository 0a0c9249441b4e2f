/** Notebooks that nobody here wrote, cell by cell: each comes to the end that its table says, and none freezes. */
import { isCode } from '@panya/domain/notebook/notebook.ts'
import { readNotebook } from '@panya/domain/notebook/read-notebook.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunAnswer } from '../python/protocol.ts'
import {
  chosenNotebooks,
  everyNotebook,
  type ForeignNotebook,
  filesBeside,
  isThere,
  onlyBroughtAlong,
  textOf,
} from '../python/testing/foreign-files.ts'
import { type TestPython, testPython } from '../python/testing/test-python.ts'
import { CellOutputs, TurtlePicture } from './cell-outputs.ts'

const STOP_AFTER_MS = 500

let python: TestPython

beforeAll(async () => {
  python = await testPython({ fetchPackages: onlyBroughtAlong })
}, 60_000)
afterAll(() => python.client.dispose())

function nameOf(answer: RunAnswer): string {
  if (answer.ending !== 'error') return answer.ending
  const { type, message } = answer.error
  return type === 'ModuleNotFoundError' ? `no ${/'([^'.]+)/.exec(message)?.[1]}` : type
}

/** What every cell that does not come to its end says, by its place among all cells. */
async function run(notebook: ForeignNotebook) {
  const read = readNotebook(JSON.parse(textOf(notebook.file)))
  if (!read.ok) throw new Error(`${notebook.file}: ${read.problem}`)
  const { client } = python
  const turtle = new TurtlePicture()
  const fails: Record<string, string> = {}
  const needs = new Set<string>()
  await client.perform({ do: 'cell', source: '%reset', number: 0 }, filesBeside(notebook))
  for (const [index, cell] of read.notebook.cells.entries()) {
    if (!isCode(cell) || cell.source.trim() === '') continue
    const outputs = new CellOutputs(turtle, 'en')
    const off = client.onEvent((event) => {
      outputs.push(event)
      if (event.kind === 'input') client.sendLine('hello')
    })
    const place = index + 1
    const stopping = notebook.stop?.includes(place)
    const timer = stopping ? setTimeout(() => client.stop(), STOP_AFTER_MS) : undefined
    const answer = await client.perform(
      { do: 'cell', source: cell.source, number: place, message: `run-${place}` },
      null,
    )
    clearTimeout(timer)
    off()
    if (answer.ending === 'packages') for (const name of answer.missing) needs.add(name)
    else if (nameOf(answer).startsWith('no ')) needs.add(nameOf(answer).slice(3))
    else if (answer.ending !== 'finished') fails[place] = nameOf(answer)
    expect(outputs.end(answer, place)).toBeInstanceOf(Array)
  }
  return { fails, needs: [...needs].toSorted() }
}

test('there are sixty of them, each with its source', () => {
  expect(everyNotebook.length).toBeGreaterThanOrEqual(60)
  for (const { file } of everyNotebook) {
    expect(isThere(file), file).toBe(true)
    expect(isThere(`${file.split('/')[0]}/LICENSE`), file).toBe(true)
  }
})

test.each(chosenNotebooks.map((notebook) => [notebook.file, notebook] as const))(
  '%s',
  async (_, notebook) => {
    const { fails, needs } = await run(notebook)
    expect(needs).toEqual(notebook.needs ?? [])
    expect(fails).toEqual(notebook.fails ?? {})
  },
)
