import { everyBlock, topBlocks } from '@panya/engines/blocks-runtime/block-json.ts'
import { readPython } from '@panya/engines/blocks-runtime/python/read/read-python.ts'
import { expect, test } from 'vitest'
import { emptyDocument, migrate } from '../core/document.ts'
import { firstActorId } from '../session/session-store.ts'
import { shownProgram } from '../session/shown-program.ts'
import { blocksOfAnswer } from './answer-blocks.ts'

const content = migrate(emptyDocument)
const shown = shownProgram(content, firstActorId(content))

const typesOf = (code: string): string[] | null => {
  const workspace = blocksOfAnswer(code, shown, readPython)
  return (
    workspace && topBlocks(workspace).flatMap((top) => [...everyBlock(top)].map(({ type }) => type))
  )
}

test('lines without a hat are blocks without a hat', () => {
  expect(typesOf('Owl.move(10)')).toContain('motion_move')
  expect(typesOf('Owl.move(10)')).not.toContain('event_flag')
})

test('a model may leave out whose block it is', () => {
  expect(typesOf('for count in range(4):\n    move(10)')).toEqual(
    expect.arrayContaining(['control_repeat', 'motion_move']),
  )
})

test('a whole script keeps its hat', () => {
  expect(typesOf('@Owl.when_flag\ndef go():\n    Owl.move(10)')?.[0]).toBe('event_flag')
})

test.each(['print(open("x"))', 'import os\nos.remove("x")', 'repeat 10 times: move', '', 'x = {'])(
  'what no block says stays text: %s',
  (code) => {
    expect(typesOf(code)).toBeNull()
  },
)

test('a book is not drawn', () => {
  expect(typesOf('Owl.move(10)\n'.repeat(500))).toBeNull()
})
