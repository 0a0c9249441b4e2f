/** Programs for boards print the same in real MicroPython as in the blocks' own runtime. */
import { BOARD_IDS } from '@panya/domain/board/board-id.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boardProfile } from '../../board/profiles/boards.ts'
import { pyText } from '../../code/python-code.ts'
import { block, stack, workspace } from '../catalogue/build-blocks.ts'
import { BLOCKS, isOffered } from '../catalogue/catalogue.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { hostileBoard } from '../testing/hostile-programs.ts'
import { RunningBoard } from '../testing/running-board.ts'
import { PROGRAMS } from '../testing/twin-programs.ts'
import { World } from '../world/world.ts'
import { boardProgram, boardPython } from './board-program.ts'

const V15 = boardProfile('mcu_kidbright_32_v15i')
const board = new RunningBoard(V15)

beforeAll(() => board.open())
afterAll(() => board.close())

const onBoard = (script: BlockJson): BlockJson =>
  script.type === 'event_flag' ? { ...script, type: 'board_start' } : script

/** Programs of one script that show nothing but what they print. */
const THINKING = Object.entries(PROGRAMS).filter(([name, { scripts }]) => {
  const blocks = JSON.stringify(scripts)
  // A board's random numbers are its own; letters of its text have no capitals but the Latin ones.
  return (
    Object.keys(scripts).length === 1 &&
    name !== 'random' &&
    !/motion_|looks_|sensing_|event_message|event_timer|clone|pen_/.test(blocks)
  )
})

function javascriptOutput(program: StageProgram): string[] {
  const world = new World()
  world.load(program)
  world.flag()
  for (let tick = 0; tick < 600 && !world.scheduler.isIdle; tick++) world.tick()
  return world.frame().output
}

/** Runs many programs one after the other on the board, each with nothing left of the one before. */
function oneAfterTheOther(programs: { name: string; source: string }[]): string {
  return [
    'import kidbright',
    `PROGRAMS = ${JSON.stringify(programs.map(({ name, source }) => [name, source]))}`,
    'for name, source in PROGRAMS:',
    '    kidbright._starts.clear()',
    '    kidbright._watched.clear()',
    '    print("#", name)',
    '    exec(source, {"__name__": name})',
    'print("# end")',
    '',
  ].join('\n')
}

test(`${THINKING.length} programs print the same on the board and as blocks`, async () => {
  expect(THINKING.length).toBeGreaterThan(35)
  const expected: string[] = []
  const programs = THINKING.map(([name, { scripts, variables }]) => {
    const own = Object.values(scripts)[0]!.map(onBoard)
    const program = boardProgram(V15, workspace(own, variables))
    expected.push(`# ${name}`, ...javascriptOutput(program))
    return { name, source: boardPython(program) }
  })
  const text = await board.run(oneAfterTheOther(programs), /# end/)
  const printed = text.slice(text.indexOf('# '), text.indexOf('# end')).trimEnd().split('\r\n')
  expect(printed).toEqual(expected)
})

const start = (...blocks: BlockJson[]): BlockJson => stack([block('board_start'), ...blocks])!

test('every block of every KidBright board compiles in MicroPython, with and without marks', async () => {
  const sources = BOARD_IDS.filter((id) => boardProfile(id).language === 'micropython').flatMap(
    (id) => {
      const profile = boardProfile(id)
      const offered = BLOCKS.filter((spec) => spec.on === 'board' && isOffered(spec, profile))
      const blocks = offered
        .filter(({ shape }) => shape !== 'hat')
        .map(({ type, shape }) => {
          if (shape === 'statement') return block(type)
          if (shape === 'truth') return block('control_wait_until', { IF: block(type) })
          return block('text_print', { TEXT: block(type) })
        })
      const hats = offered.filter(({ shape }) => shape === 'hat').map(({ type }) => block(type))
      const program = boardProgram(profile, workspace([...hats, start(...blocks)]))
      return [boardPython(program), boardPython(program, true)]
    },
  )
  await compileOnBoard(sources)
})

/** A board that stops at one of them says so, and never comes to the end. */
async function compileOnBoard(sources: string[]): Promise<void> {
  const check = `for source in ${pyList(sources)}:\n    compile(source, "main.py", "exec")\nprint("# compiled")\n`
  expect(await board.run(check, /# compiled|Error/)).not.toContain('Error')
}

const pyList = (texts: string[]): string => `[${texts.map(pyText).join(', ')}]`

test('programs of strangers compile in MicroPython, whatever their names and texts', async () => {
  await compileOnBoard(
    Array.from({ length: 60 }, (_, seed) => boardPython(hostileBoard(seed, V15))),
  )
})

test('MicroPython takes a program as deep as we write it', async () => {
  const deep = (
    levels: number,
    wrap: (inner: BlockJson) => BlockJson,
    first: BlockJson,
  ): BlockJson => Array.from({ length: levels }).reduce<BlockJson>((inner) => wrap(inner), first)
  const sum = deep(78, (A) => block('op_add', { A, B: 1 }), block('sensor_seconds'))
  const loops = deep(78, (inner) => block('control_repeat', { DO: [inner] }), block('text_print'))
  const program = boardProgram(
    V15,
    workspace([start(block('text_print', { TEXT: sum })), start(loops)]),
  )
  const source = boardPython(program)
  expect(source).not.toContain('# Left out')
  await compileOnBoard([source])
})
