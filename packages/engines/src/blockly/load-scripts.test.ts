import * as Blockly from 'blockly/core'
import { beforeAll, expect, test } from 'vitest'
import type { BlockJson, WorkspaceJson } from '../blocks-runtime/program.ts'
import { loadScripts } from './load-scripts.ts'

beforeAll(() => {
  Blockly.Blocks['turn'] = {
    init(this: Blockly.Block) {
      this.setPreviousStatement(true)
      this.setNextStatement(true)
      this.appendValueInput('BY')
    },
  }
  Blockly.Blocks['sum'] = {
    init(this: Blockly.Block) {
      this.setOutput(true)
      this.appendValueInput('A')
    },
  }
})

const scripts = (...blocks: unknown[]): WorkspaceJson => ({ blocks: { blocks } }) as WorkspaceJson

function load(given: WorkspaceJson): { aside: BlockJson[]; shown: string[] } {
  const workspace = new Blockly.Workspace()
  const aside = loadScripts(workspace, given, [{ id: 'v', name: 'v' }])
  return { aside, shown: workspace.getAllBlocks(true).map(({ type }) => type) }
}

test('what can be shown is shown', () => {
  const good = { type: 'turn', inputs: { BY: { block: { type: 'sum' } } } }
  expect(load(scripts(good))).toEqual({ aside: [], shown: ['turn', 'sum'] })
})

test.each([
  ['an unknown block', { type: 'constructor' }],
  ['an unknown block inside', { type: 'turn', inputs: { BY: { block: { type: 'gone' } } } }],
  ['an input that is not there', { type: 'turn', inputs: { X: { block: { type: 'sum' } } } }],
  ['a statement as a value', { type: 'turn', inputs: { BY: { block: { type: 'turn' } } } }],
  ['a value as a statement', { type: 'turn', next: { block: { type: 'sum' } } }],
  ['nothing', null],
  ['a number', 7],
])('%s is kept aside, and the others are shown', (_, wrong) => {
  const good = { type: 'turn' }
  expect(load(scripts(good, wrong, good))).toEqual({ aside: [wrong], shown: ['turn', 'turn'] })
})

test('a script of ten thousand levels is kept aside, the editor stays whole', () => {
  let deep: BlockJson = { type: 'sum' }
  for (let level = 0; level < 10_000; level++)
    deep = { type: 'sum', inputs: { A: { block: deep } } }
  const { aside, shown } = load(scripts(deep, { type: 'turn' }))
  expect(aside[0]).toBe(deep)
  expect(shown).toEqual(['turn'])
})

test('a workspace that is none is an empty one', () => {
  for (const wrong of [{}, { blocks: 7 }, { blocks: { blocks: {} } }, { workspaceComments: 7 }])
    expect(load(wrong as WorkspaceJson)).toEqual({ aside: [], shown: [] })
})

test('comments stay when a block beside them cannot be shown', () => {
  const workspace = new Blockly.Workspace()
  const workspaceComments = [{ id: 'c', text: 'remember', x: 1, y: 2, width: 90, height: 60 }]
  const given = { ...scripts({ type: 'gone' }, { type: 'turn' }), workspaceComments }
  const aside = loadScripts(workspace, given, [])
  expect(aside).toEqual([{ type: 'gone' }])
  expect(workspace.getTopComments().map((comment) => comment.getText())).toEqual(['remember'])
})

test('a stack that lies flat in the document is shown as any other, one that is too long is kept', () => {
  const flat = (count: number): BlockJson => ({
    type: 'turn',
    rest: Array.from({ length: count }, () => ({ type: 'turn' })),
  })
  const workspace = new Blockly.Workspace()
  const given = scripts(flat(300))
  expect(loadScripts(workspace, given, [])).toEqual([])
  expect(workspace.getAllBlocks(false)).toHaveLength(301)
  expect(workspace.getTopBlocks(false)).toHaveLength(1)
  expect(given.blocks?.blocks?.[0]?.rest).toHaveLength(300)
  const long = flat(10_000)
  expect(loadScripts(new Blockly.Workspace(), scripts(long), [])[0]).toBe(long)
})
