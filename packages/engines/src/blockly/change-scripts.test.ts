import * as Blockly from 'blockly/core'
import { beforeAll, expect, test } from 'vitest'
import type { BlockJson, WorkspaceJson } from '../blocks-runtime/program.ts'
import { changeScripts } from './change-scripts.ts'
import { stepsOf, takeSteps } from './editor-steps.ts'
import { loadScripts } from './load-scripts.ts'

beforeAll(() => {
  Blockly.Blocks['go'] = {
    init(this: Blockly.Block) {
      this.setPreviousStatement(true)
      this.setNextStatement(true)
    },
  }
})

const scripts = (...blocks: BlockJson[]): WorkspaceJson => ({ blocks: { blocks } })
const go = (id: string, under?: BlockJson): BlockJson => ({
  type: 'go',
  id,
  x: 5,
  y: 9,
  ...(under && { next: { block: under } }),
})

function opened(given: WorkspaceJson): Blockly.Workspace {
  const workspace = new Blockly.Workspace()
  loadScripts(workspace, given, [])
  workspace.clearUndo()
  return workspace
}

const ids = (workspace: Blockly.Workspace): string[] =>
  workspace
    .getAllBlocks(false)
    .map(({ id }) => id)
    .toSorted((one, other) => one.localeCompare(other))

/** Blockly tells of changes a moment later; only then can they be taken back. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
  await new Promise((resolve) => setTimeout(resolve, 0))
}

test('a script that is the same is not touched, another one is made anew with the ids it comes with', () => {
  const before = scripts(go('same'), go('changed'), go('gone'))
  const workspace = opened(before)
  const untouched = workspace.getBlockById('same')
  const after = scripts(go('same'), go('changed', { type: 'go', id: 'under' }), go('new'))
  expect(changeScripts(workspace, before, after, [])).toEqual([])
  expect(workspace.getBlockById('same')).toBe(untouched)
  expect(ids(workspace)).toEqual(['changed', 'new', 'same', 'under'])
})

test('all of it is one step: taken back the old blocks and no new name are there, done again the new ones', async () => {
  const before = scripts(go('a'), go('b'))
  const workspace = opened(before)
  const after = scripts(go('a', { type: 'go', id: 'c' }))
  changeScripts(workspace, before, after, [{ id: 'v', name: 'score', type: '' }])
  await settled()
  expect(workspace.getVariableMap().getVariableById('v')?.getName()).toBe('score')
  workspace.undo(false)
  expect(ids(workspace)).toEqual(['a', 'b'])
  expect(workspace.getVariableMap().getVariableById('v')).toBeNull()
  workspace.undo(true)
  expect(ids(workspace)).toEqual(['a', 'c'])
})

test('what cannot be shown is handed back, and the others are shown', () => {
  const before = scripts(go('a'))
  const workspace = opened(before)
  const unknown = { type: 'gone', id: 'x' }
  expect(changeScripts(workspace, before, scripts(go('a'), unknown, go('b')), [])).toEqual([
    unknown,
  ])
  expect(ids(workspace)).toEqual(['a', 'b'])
})

test('another workspace with the same blocks takes back what was done in the first', async () => {
  const before = scripts(go('a'))
  const first = opened(before)
  const after = scripts(go('a', { type: 'go', id: 'b' }))
  changeScripts(first, before, after, [])
  await settled()
  const second = opened(after)
  takeSteps(second, stepsOf(first))
  second.undo(false)
  expect(ids(second)).toEqual(['a'])
  second.undo(true)
  expect(ids(second)).toEqual(['a', 'b'])
})
