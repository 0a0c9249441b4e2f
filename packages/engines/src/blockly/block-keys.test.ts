import * as Blockly from 'blockly/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerBlockKeys } from './block-keys.ts'

/** All that Blockly asks of a page here. */
vi.stubGlobal('document', { addEventListener: () => undefined })

const { registry } = Blockly.ShortcutRegistry
const { PERFORM_ACTION, ESCAPE } = Blockly.ShortcutItems.names
const blockly = { ...registry.getRegistry() }
let isCarrying = false
const workspace = {
  isDragging: () => isCarrying,
  isReadOnly: () => false,
  hideChaff: () => undefined,
} as unknown as Blockly.WorkspaceSvg

let done: string[]
let giveBack: () => void

beforeEach(() => {
  isCarrying = false
  done = []
  giveBack = registerBlockKeys({
    run: ({ id }) => done.push(`run ${id}`),
    add: ({ id }) => done.push(`add ${id}`),
  })
})
afterEach(() => {
  giveBack()
  vi.restoreAllMocks()
})

/** A block of Blockly's that is shown nowhere. */
function block(id: string, more: Partial<Record<keyof Blockly.BlockSvg, unknown>> = {}) {
  const made = Object.create(Blockly.BlockSvg.prototype) as Blockly.BlockSvg
  for (const [name, value] of Object.entries({
    id,
    isInFlyout: false,
    inputList: [],
    isSimpleReporter: () => false,
    getRootBlock: () => ({ id: 'hat' }),
    performAction: () => done.push(`Blockly's own on ${id}`),
    ...more,
  }))
    Object.defineProperty(made, name, { value })
  return made
}

function press(name: string, key: string, focusedNode: Blockly.IFocusableNode): void {
  vi.spyOn(Blockly.getFocusManager(), 'getFocusedNode').mockReturnValue(focusedNode)
  vi.spyOn(Blockly.keyboardNavigationController, 'setIsActive').mockReturnValue(undefined)
  const shortcut = registry.getRegistry()[name]!
  const event = Object.assign(new Event('keydown'), { key })
  expect(shortcut.preconditionFn?.(workspace, { focusedNode }) ?? true).toBe(true)
  shortcut.callback?.(workspace, event, shortcut, { focusedNode })
}

test('Enter and R run the script of a block', () => {
  press(PERFORM_ACTION, 'Enter', block('step'))
  press('panya-run', 'r', block('step'))
  expect(done).toEqual(['run hat', 'run hat'])
})

test('where Blockly means something else by Enter it stays so: values open, blocks of the palette are taken along', () => {
  const field = { isClickable: () => true, isFullBlockField: () => true }
  const value = block('10', {
    isSimpleReporter: () => true,
    inputList: [{ fieldRow: [field] }],
  })
  press(PERFORM_ACTION, 'Enter', value)
  press(PERFORM_ACTION, 'Enter', block('in palette', { isInFlyout: true }))
  press(PERFORM_ACTION, ' ', block('step'))
  expect(done).toEqual([
    "Blockly's own on 10",
    "Blockly's own on in palette",
    "Blockly's own on step",
  ])
})

test('a value that shows itself and cannot be typed runs', () => {
  press(PERFORM_ACTION, 'Enter', block('x position', { isSimpleReporter: () => true }))
  expect(done).toEqual(['run hat'])
})

test('Escape leaves a block for the workspace, and is not heard while one is carried', () => {
  const focus = vi.spyOn(Blockly.getFocusManager(), 'focusNode').mockReturnValue(undefined)
  press(ESCAPE, 'Escape', block('step'))
  expect(focus).toHaveBeenCalledWith(workspace)
  isCarrying = true
  expect(
    registry.getRegistry()[ESCAPE]!.preconditionFn?.(workspace, { focusedNode: block('step') }),
  ).toBe(false)
})

test('the keys are given back whole', () => {
  giveBack()
  for (const name of [PERFORM_ACTION, ESCAPE])
    expect(registry.getRegistry()[name]?.callback).toBe(blockly[name]?.callback)
  expect(registry.getRegistry()['panya-run']).toBeUndefined()
  giveBack = registerBlockKeys({ run: () => undefined, add: () => undefined })
})
