import { LOCALES } from '@panya/domain/locale/locale.ts'
import { everyBlock } from '@panya/engines/blocks-runtime/block-json.ts'
import { boardProgram, boardPython } from '@panya/engines/blocks-runtime/board/board-program.ts'
import { workspace } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import { blockSpec, isOffered } from '@panya/engines/blocks-runtime/catalogue/catalogue.ts'
import { World } from '@panya/engines/blocks-runtime/world/world.ts'
import { BOARDS } from '@panya/engines/board/profiles/boards.ts'
import { expect, test } from 'vitest'
import { BOARD_EXAMPLES } from './board-examples.ts'
import { examplesFor } from './examples-for-board.ts'

test('every board has examples, in all languages, made of blocks the board has', () => {
  for (const board of BOARDS) {
    const examples = examplesFor(board)
    expect([board.id, examples.length >= 4]).toEqual([board.id, true])
    for (const { id, title, about, make } of examples) {
      for (const locale of LOCALES) expect(title[locale] && about[locale]).toBeTruthy()
      for (const script of make(board)) {
        for (const { type } of everyBlock(script)) {
          const spec = blockSpec(type)
          expect([board.id, id, type, !spec || isOffered(spec, board)]).toEqual([
            board.id,
            id,
            type,
            true,
          ])
        }
      }
    }
  }
})

test.each(BOARD_EXAMPLES.map((example) => [example.id, example] as const))(
  '%s runs for ten seconds and shows, sounds or prints something',
  (_, { make, variables, needs }) => {
    const board = BOARDS.find((candidate) => examplesFor(candidate).some((e) => e.needs === needs))!
    const program = boardProgram(board, workspace(make(board), variables))
    expect(boardPython(program)).toContain('async def script_1')
    const world = new World()
    world.load(program)
    world.flag()
    let seen = false
    for (let tick = 0; tick < 600; tick++) {
      if (tick === 5) world.board?.input({ set: 'pin', pin: board.buttons[0]?.pin ?? 0, level: 0 })
      if (tick === 5) world.board?.input({ set: 'analog', pin: 36, percent: 5 })
      world.tick()
      const frame = world.frame()
      expect(frame.problems).toEqual([])
      const shown = frame.board!
      seen ||= shown.matrix.some(Boolean) || shown.tone > 0 || Object.keys(shown.pins).length > 0
    }
    expect(seen).toBe(true)
  },
)
