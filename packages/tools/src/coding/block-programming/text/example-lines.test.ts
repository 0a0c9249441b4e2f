import { everyBlock } from '@panya/engines/blocks-runtime/block-json.ts'
import { readPython } from '@panya/engines/blocks-runtime/python/read/read-python.ts'
import { BOARDS } from '@panya/engines/board/profiles/boards.ts'
import { expect, test } from 'vitest'
import { type BlocksContent, emptyContent } from '../core/document.ts'
import { chooseTarget, renameActor } from '../core/edit-project.ts'
import { shownProgram } from '../session/shown-program.ts'
import { exampleLines } from './example-lines.ts'

/** What becomes of the example when it is typed into the empty text. */
function typesOf(content: BlocksContent, actorId: string): string[] {
  const shown = shownProgram(content, actorId)
  const result = readPython(exampleLines(shown), shown.program, shown.actorId)
  if ('problems' in result) return result.problems.map(({ code }) => code)
  const tops = result.reading.workspace.blocks?.blocks ?? []
  return tops.flatMap((top) => [...everyBlock(top)].map(({ type }) => type))
}

const [stage, sprite] = emptyContent.actors.map(({ id }) => id)

test('the example of a sprite is a script of its own, whatever it is called', () => {
  for (const name of [
    'Owl',
    'My cat 1',
    'if',
    '3',
    '',
    '\u0628\u0648\u0645\u0629',
    '\u0e41\u0e21\u0e27',
  ])
    expect(typesOf(renameActor(emptyContent, sprite!, name), sprite!)).toEqual([
      'event_flag',
      'motion_move',
      'number',
    ])
  expect(exampleLines(shownProgram(renameActor(emptyContent, sprite!, 'Owl'), sprite!))).toContain(
    'Owl.move(10)',
  )
})

test('the stage and every board have one that they can do', () => {
  expect(typesOf(emptyContent, stage!)).toEqual(['event_flag', 'looks_next_backdrop'])
  for (const { id } of BOARDS)
    expect(typesOf(chooseTarget(emptyContent, id), stage!)).toEqual([
      'board_start',
      'display_scroll',
      'text',
    ])
})
