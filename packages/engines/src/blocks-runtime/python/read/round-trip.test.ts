/** Blocks, printed as Python and read again, are the same blocks; and the text of those is the same text. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stageProgramOf } from '../../../scratch/content.ts'
import { openProject } from '../../../scratch/open-project.ts'
import type { StageProgram } from '../../program.ts'
import { hostileBoard, hostileStage } from '../../testing/hostile-programs.ts'
import { actor } from '../../testing/run-program.ts'
import { PROGRAMS } from '../../testing/twin-programs.ts'
import { writtenBoard, writtenStage } from '../../testing/written-programs.ts'
import { pythonTextOf } from '../python-text.ts'
import { readPython } from './read-python.ts'
import { readAnew, scriptsOf } from './testing/same-blocks.ts'

/** `ROUND_TRIPS=1000` writes that many of each kind. */
const COUNT = Number(process.env['ROUND_TRIPS'] ?? 60)
const seeds = Array.from({ length: COUNT }, (_, seed) => seed)
/** A file in which a sprite's id is a number. */
const NOBODY = 80

function expectRoundTrip(given: StageProgram, name: string | number): void {
  for (const { id } of given.actors) {
    const read = readAnew(given, id)
    if ('problem' in read) throw new Error(`${name}: ${read.problem}\n${read.text}`)
    expect([name, scriptsOf(read.program, id)]).toEqual([name, scriptsOf(given, id)])
    expect([name, pythonTextOf(read.program, id).text]).toEqual([name, read.text])
  }
}

test('programs of every block of the stage', () => {
  for (const seed of seeds) expectRoundTrip(writtenStage(seed), seed)
})

test('programs of every block of boards', () => {
  for (const seed of seeds) expectRoundTrip(writtenBoard(seed), seed)
})

/** Whose variables those of another program are is told by their type. */
test.each(Object.entries(PROGRAMS))('twin: %s', (name, { scripts, variables }) => {
  const shared = variables.filter(({ type = '' }) => !type.startsWith('own'))
  const own = variables.filter(({ type = '' }) => type.startsWith('own'))
  const actors = Object.entries({ stage: [], ...scripts }).map(([id, blocks]) =>
    actor(
      id,
      blocks,
      id === 'stage' ? shared : own.map((entry) => ({ ...entry, id: `${id}-${entry.id}` })),
    ),
  )
  expectRoundTrip({ actors }, name)
})

describe('projects of Scratch', () => {
  const folder = new URL('../../../scratch/testing/projects/', import.meta.url)
  const files = readdirSync(folder).filter((name) => /\.sb[23]?$/.test(name))
  test.each(files)('%s', (file) => {
    const { content } = openProject(new Uint8Array(readFileSync(new URL(file, folder))))
    expectRoundTrip(stageProgramOf(content), file)
  })
})

test('a text that nobody has changed changes nothing: ids, places, small blocks', () => {
  for (const seed of seeds) {
    for (const program of [writtenStage(seed), writtenBoard(seed)]) {
      for (const { id, workspace } of program.actors) {
        const { text } = pythonTextOf(program, id)
        const read = readPython(text, program, id)
        if ('problems' in read) throw new Error(JSON.stringify(read.problems[0]))
        expect(JSON.parse(JSON.stringify(read.reading.workspace.blocks?.blocks))).toEqual(
          JSON.parse(JSON.stringify(workspace.blocks?.blocks)),
        )
      }
    }
  }
})

test('strangers’ programs are read without a fault, and a second time the same', () => {
  for (const seed of [...seeds, NOBODY]) {
    for (const program of [hostileStage(seed), hostileBoard(seed)]) {
      for (const { id } of program.actors) {
        const once = readAnew(program, id)
        if ('problem' in once) throw new Error(`${seed}: ${once.problem}\n${once.text}`)
        const twice = readAnew(once.program, id)
        if ('problem' in twice) throw new Error(`${seed}: ${twice.problem}\n${twice.text}`)
        expect([seed, scriptsOf(twice.program, id)]).toEqual([seed, scriptsOf(once.program, id)])
      }
    }
  }
})
