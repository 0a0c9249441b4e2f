/** A number is the same text in the blocks, in MicroPython and in C++, and a text is the same number (docs/values.md). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { driverFiles } from '../../board/driver/driver-files.ts'
import { boardProfile } from '../../board/profiles/boards.ts'
import { BoardLink } from '../../board/serial/board-link.ts'
import { nodeBoard } from '../../board/testing/node-board.ts'
import { arduinoProgram } from '../arduino/arduino-program.ts'
import { HAS_COMPILER, SketchFolder } from '../arduino/testing/compile-sketch.ts'
import { block, stack, workspace } from '../catalogue/build-blocks.ts'
import type { BlockJson } from '../program.ts'
import { numberSpecimens } from '../testing/number-specimens.ts'
import { num, numberText } from '../values.ts'
import { boardProgram, boardPython } from './board-program.ts'

const COUNT = 3_000
const R4 = boardProfile('mcu_iduino_r4')
const V15 = boardProfile('mcu_kidbright_32_v15i')
const SPECIMENS = numberSpecimens(COUNT)
/** Written as a person would, with every digit, and in ways that are no number at all. */
const WRITTEN = [
  ...SPECIMENS.slice(0, 500).map(String),
  '',
  ' ',
  '5.',
  '.5',
  '+7',
  '-.5e1',
  '1e',
  'e1',
  '1e+',
  '--1',
  '1_000',
  '1,5',
  '0x10',
  '  12  ',
  '1 2',
  '๑๒.๕',
  '٤٢',
  '۴۲',
  '1e400',
  '-1e400',
  '1e-400',
  'Infinity',
  'NaN',
  'inf',
  'nan',
  'true',
  '+',
  '-',
  '.',
  '1.2.3',
]
const LONG = 1e20
const EXPECTED = [...SPECIMENS.map(numberText), ...WRITTEN.map((text) => numberText(num(text) + 0))]

const print = (TEXT: BlockJson): BlockJson => block('text_print', { TEXT })
/** Something is calculated, so that no language takes the text as it stands in the program. */
const more = (A: BlockJson): BlockJson => block('op_add', { A, B: 0 })
const SCRIPT = stack([
  block('board_start'),
  ...SPECIMENS.map((NUM) => print(more({ type: 'number', fields: { NUM } }))),
  ...WRITTEN.map((TEXT) => print(more(block('text_join', { A: TEXT, B: '' })))),
])!

test.runIf(HAS_COMPILER)(`${EXPECTED.length} numbers in C++`, () => {
  const folder = new SketchFolder()
  const program = boardProgram(R4, workspace([SCRIPT]))
  const [, ...found] = folder.run([{ name: 'numbers', sketch: arduinoProgram(program, R4) }])
  folder.delete()
  expect(found).toEqual(EXPECTED)
})

const board = nodeBoard(V15)
let link: BoardLink
let text = ''

beforeAll(async () => {
  link = await BoardLink.open(board, {
    printed: (said) => {
      text += said
    },
    gone: () => {},
  })
  await link.upload(driverFiles(V15))
})

afterAll(async () => {
  await link.close()
  board.switchOff()
})

test(`${EXPECTED.length} numbers in MicroPython`, async () => {
  const source = boardPython(boardProgram(V15, workspace([SCRIPT])))
  await link.upload([{ name: 'main.py', text: `${source}print("# end")\n` }])
  text = ''
  await link.start()
  await expect.poll(() => text, { timeout: 30_000 }).toMatch(/# end|Error/)
  const found = text.split('\r\n')
  const end = found.indexOf('# end')
  const pairs = EXPECTED.map((said, index) => [said, found[end - EXPECTED.length + index]])
  // Of whole numbers with more than twenty digits MicroPython may write the last it knows otherwise.
  expect(
    pairs.filter(([said, other]) => said !== other && !(Math.abs(Number(said)) > LONG)),
  ).toEqual([])
}, 60_000)
