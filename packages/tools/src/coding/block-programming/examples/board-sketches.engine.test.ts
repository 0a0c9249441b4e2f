/** What a learner takes away from an example as a sketch compiles: with our own strict core, and with real ones. */
import { arduinoProgram } from '@panya/engines/blocks-runtime/arduino/arduino-program.ts'
import {
  HAS_COMPILER,
  REAL_CORES,
  REAL_CORES_NOTE,
  SketchFolder,
} from '@panya/engines/blocks-runtime/arduino/testing/compile-sketch.ts'
import { boardProgram } from '@panya/engines/blocks-runtime/board/board-program.ts'
import { workspace } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import { BOARDS } from '@panya/engines/board/profiles/boards.ts'
import { afterAll, expect, test } from 'vitest'
import { examplesFor } from './examples-for-board.ts'

const folder = new SketchFolder()
afterAll(() => folder.delete())

const SKETCHES = BOARDS.filter(({ language }) => language === 'arduino').flatMap((board) =>
  examplesFor(board).map(({ id, make, variables }) => ({
    id,
    sketch: arduinoProgram(boardProgram(board, workspace(make(board), variables)), board),
  })),
)

test('there are sketches to compile, nothing left out of them', () => {
  expect(SKETCHES.length).toBeGreaterThan(3)
  for (const { sketch } of SKETCHES) expect(sketch).not.toContain('Left out')
})

test.runIf(HAS_COMPILER).each(SKETCHES)('$id compiles', ({ id, sketch }) => {
  folder.compile('-fsyntax-only', '-Wall', '-Werror', folder.write(id, sketch))
})

test.runIf(REAL_CORES.length > 0).each(SKETCHES)(
  `$id compiles with real cores${REAL_CORES_NOTE}`,
  ({ id, sketch }) => folder.readForRealCores(`${id}-real`, sketch),
)
