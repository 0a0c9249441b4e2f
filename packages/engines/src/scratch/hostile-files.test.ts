/** Damaged and hostile files: a typed problem, or a project that can be run; never anything else. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readProgram } from '../blocks-runtime/read/read-program.ts'
import { LIMITS } from './archive.ts'
import { stageProgramOf } from './content.ts'
import { openProject } from './open-project.ts'
import { ScratchProblem } from './problem.ts'
import { saveProject } from './save-project.ts'
import { sb3, script, stage, target, zipped } from './testing/scratch-files.ts'

const read = (name: string): Uint8Array =>
  readFileSync(new URL(`./testing/projects/${name}`, import.meta.url))
const FILES = [
  'order-library.sb3',
  'procedures-number-number-boolean.sb2',
  'sprite-number-name.sb2',
].map(read)
const JSONS = FILES.map((bytes) => new TextDecoder().decode(unzipSync(bytes)['project.json']))

function problemOf(bytes: Uint8Array): string | null {
  try {
    openProject(bytes)
    return null
  } catch (error) {
    if (error instanceof ScratchProblem) return error.code
    throw error
  }
}

/** The sizes of an entry stand in its header and in the list at the end. */
function withSizes(bytes: Uint8Array, size: number): Uint8Array {
  const changed = bytes.slice()
  const view = new DataView(changed.buffer)
  for (let at = 0; at + 30 < changed.length; at++) {
    const word = view.getUint32(at, true)
    if (word === 0x04_03_4b_50) view.setUint32(at + 22, size, true)
    if (word === 0x02_01_4b_50) view.setUint32(at + 24, size, true)
  }
  return changed
}

describe('the file', () => {
  test.each([
    ['nothing', new Uint8Array(), 'not-scratch'],
    ['a text', strToU8('Hello'), 'not-scratch'],
    ['Scratch 1', strToU8('ScratchV02....'), 'scratch-1'],
    ['a zip that ends at once', strToU8('PK\u0003\u0004'), 'damaged-zip'],
    ['a zip cut in half', FILES[0]!.subarray(0, 2000), 'damaged-zip'],
    ['a zip without a project', zipSync({ 'a.txt': strToU8('a') }), 'no-project'],
    ['a project two folders down', zipSync({ 'a/b/project.json': strToU8('{}') }), 'no-project'],
    [
      'a project beyond the archive',
      zipSync({ '../project.json': strToU8('{"targets":[]}') }),
      'damaged-project',
    ],
    ['no JSON', zipSync({ 'project.json': strToU8('{"targets":') }), 'damaged-project'],
    ['JSON of something else', zipSync({ 'project.json': strToU8('[1,2]') }), 'damaged-project'],
    ['a project without a stage', sb3(target()), 'damaged-project'],
    [
      'JSON that is too deep',
      zipSync({ 'project.json': strToU8(`{"targets":${'['.repeat(9000)}${']'.repeat(9000)}}`) }),
      'too-nested',
    ],
    [
      'too many files',
      zipSync(
        Object.fromEntries(
          Array.from({ length: LIMITS.files + 1 }, (_, at) => [`${at}.png`, new Uint8Array()]),
        ),
      ),
      'too-many-files',
    ],
  ])('%s', (_, bytes, code) => {
    expect(problemOf(bytes)).toBe(code)
  })

  test('more than the limit is refused by what the archive says, before it is unpacked', () => {
    const bomb = withSizes(zipSync({ 'project.json': strToU8('{}') }), LIMITS.json + 1)
    expect(problemOf(bomb)).toBe('too-big')
    const many = Object.fromEntries(
      Array.from({ length: 6 }, (_, at) => [`${at}.wav`, new Uint8Array(9)]),
    )
    expect(
      problemOf(withSizes(zipSync({ 'project.json': strToU8('{}'), ...many }), 40_000_000)),
    ).toBe('too-big')
  })

  test('an entry that says it is small and is not', () => {
    const bytes = zipSync({
      'project.json': strToU8(JSON.stringify({ targets: [stage()], pad: ' '.repeat(5_000_000) })),
    })
    expect(problemOf(withSizes(bytes, 100))).toMatch(/damaged/)
  })

  test('a password', () => {
    const bytes = FILES[0]!.slice()
    bytes[6]! |= 1
    expect(problemOf(bytes)).toBe('encrypted-zip')
  })

  test('a bare project.json, and one in a folder', () => {
    const json = JSON.stringify({ targets: [stage()] })
    expect(openProject(strToU8(json)).content.actors).toHaveLength(1)
    const folder = zipSync({
      'game/project.json': strToU8(json),
      'game/a.svg': strToU8('<svg viewBox="0 0 1 1"/>'),
    })
    expect(openProject(folder).report).toEqual([])
  })

  test('backspaces are dropped, backslashes are not', () => {
    const json = JSON.stringify({
      targets: [stage({ variables: { v: ['a\\b', 'x\by'] } })],
    }).replace('\\by', '\\by\\u0008')
    const [variable] = openProject(strToU8(json)).content.shared
    expect(variable).toMatchObject({ name: 'a\\b', value: 'xy' })
  })
})

/** Anything in place of one value somewhere in a project. */
const anything = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    1e308,
    '',
    'NaN',
    [],
    {},
    [[[]]],
    '__proto__',
    'constructor',
    [1, [10]],
    [3, 'b0', 'b0'],
    ['x', 'y', 'z'],
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function replaced(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  by: unknown,
): unknown {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >
  copy[key] = replaced(copy[key], rest, by)
  return copy
}

describe('what is inside', () => {
  const data = JSONS.map((json) => JSON.parse(json) as unknown)
  const places = data.map((project) => placesIn(project))

  test('any value in any place: a problem, or a project that is read, run and saved', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(2),
        fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 4 }),
        async (which, changes) => {
          let project = data[which]
          for (const [at, by] of changes) {
            const all = places[which]!
            const path = all[at % all.length]!
            try {
              project = replaced(project, path, by)
            } catch {
              // An earlier change took the place away.
            }
          }
          let opened: ReturnType<typeof openProject>
          try {
            opened = openProject(zipped(project))
          } catch (error) {
            expect(error).toBeInstanceOf(ScratchProblem)
            return
          }
          expect(readProgram(stageProgramOf(opened.content)).program.actors.length).toBeGreaterThan(
            0,
          )
          const { bytes } = await saveProject(opened.content)
          expect(openProject(bytes).content.actors).toHaveLength(opened.content.actors.length)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('any bytes changed anywhere', () => {
    fc.assert(
      fc.property(
        fc.nat(2),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        (which, changes) => {
          const bytes = FILES[which]!.slice()
          for (const [at, by] of changes) bytes[at % bytes.length] = by
          problemOf(bytes)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('blocks that follow each other in a circle, or stand in themselves', () => {
    const blocks = script(
      ['event_whenflagclicked'],
      ['control_repeat', { next: 'b0', inputs: { SUBSTACK: [2, 'b1'] } }],
    )
    expect(problemOf(sb3(stage(), target({ blocks })))).toBe(null)
  })

  test('a well of blocks is cut where nobody could read it any more', () => {
    const blocks: Record<string, unknown> = {}
    for (let at = 0; at < 5000; at++)
      blocks[`n${at}`] = {
        opcode: 'operator_not',
        topLevel: at === 0,
        inputs: { OPERAND: [2, `n${at + 1}`] },
        fields: {},
      }
    const { report } = openProject(sb3(stage(), target({ blocks })))
    expect(report.map(({ code }) => code)).toEqual(['too-nested', 'lost-blocks'])
  })
})
