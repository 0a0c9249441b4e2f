import * as Blockly from 'blockly/core'
import { expect, test } from 'vitest'
import en from './messages/en.ts'
import { definePythonBlocks } from './python-blocks.ts'

function loaded(type: string, extraState: unknown): Blockly.Block {
  definePythonBlocks(en)
  const state = { type, extraState } as Blockly.serialization.blocks.State
  return Blockly.serialization.blocks.append(state, new Blockly.Workspace())
}

const lines = (block: Blockly.Block): string[] =>
  block.inputList.map(({ fieldRow }) => fieldRow[0]!.getText().replaceAll('\u00a0', ' '))

test('lines of Python are drawn as they were written, and saved as they came', () => {
  const text = 'for word in words:\n    print(word)'
  const block = loaded('python_lines', { text })
  expect(lines(block)).toEqual(['for word in words:', '    print(word)'])
  expect(Blockly.serialization.blocks.save(block)?.extraState).toEqual({ text })
})

test('a book of lines is cut off where it is drawn, not where it is saved', () => {
  const text = Array.from({ length: 500 }, (_, line) => `x${line} = ${'9'.repeat(500)}`).join('\n')
  const block = loaded('python_lines', { text })
  expect(lines(block).length).toBeLessThan(20)
  expect(Math.max(...lines(block).map((line) => line.length))).toBeLessThan(80)
  expect(Blockly.serialization.blocks.save(block)?.extraState).toEqual({ text })
})

test('a foreign state is no text', () => {
  for (const wrong of [{ text: 7 }, {}, 7])
    expect(lines(loaded('python_value', wrong))).toEqual([' '])
})
