/** Functions on a workspace without a screen: their words, their holes, and copies of their definitions. */
import * as Blockly from 'blockly/core'
import { beforeAll, expect, test } from 'vitest'
import type { FunctionSignature } from '../blocks-runtime/program.ts'
import { defineBlocks } from './define-blocks.ts'
import { EMPTY_CONTEXT } from './editor-context.ts'
import {
  changeSignature,
  defineFunctionBlocks,
  type FunctionBlock,
  functionsIn,
} from './function-blocks.ts'
import { copiedSignature, separateCopies } from './function-copies.ts'
import en from './messages/en.ts'

beforeAll(() => {
  defineBlocks(en, () => EMPTY_CONTEXT)
  defineFunctionBlocks(en)
})

const JUMP: FunctionSignature = {
  id: 'jump',
  name: 'jump high if',
  text: 'jump %1 high if %2',
  params: [
    { id: 'n', name: 'steps', preset: '10' },
    { id: 'ok', name: 'awake', kind: 'truth' },
  ],
}

const append = (workspace: Blockly.Workspace, state: object): FunctionBlock =>
  Blockly.serialization.blocks.append(
    state as Blockly.serialization.blocks.State,
    workspace,
  ) as FunctionBlock

test('words and holes stand in their order', () => {
  const workspace = new Blockly.Workspace()
  const define = append(workspace, { type: 'function_define', extraState: JUMP })
  expect(define.toString()).toBe('define jump (steps) high if <awake>')
  const call = append(workspace, { type: 'function_call', extraState: JUMP })
  expect(call.toString()).toContain('jump')
  expect(call.inputList.map(({ name }) => name)).toEqual(['HEAD', 'ARG_n', 'ARG_ok'])
  expect(call.getInput('ARG_ok')?.connection?.getCheck()).toEqual(['Boolean'])
  expect(call.getInputTargetBlock('ARG_n')?.getFieldValue('TEXT')).toBe('10')
  expect(call.getInputTargetBlock('ARG_ok')).toBeNull()
})

test('a function without words of its own looks as it always did', () => {
  const workspace = new Blockly.Workspace()
  const plain = { id: 'f', name: 'star', params: [{ id: 'a', name: 'size' }] }
  expect(append(workspace, { type: 'function_define', extraState: plain }).toString()).toBe(
    'define star (size)',
  )
  const call = append(workspace, { type: 'function_call', extraState: plain })
  expect(call.toString()).toMatch(/^do star size:/)
})

test('what stands in a hole stays when the words change, and a condition takes no value', () => {
  const workspace = new Blockly.Workspace()
  const call = append(workspace, {
    type: 'function_call',
    extraState: JUMP,
    inputs: { ARG_n: { block: { type: 'motion_x' } } },
  })
  changeSignature(call, { ...JUMP, text: 'if %2 jump %1' })
  expect(call.inputList.map(({ name }) => name)).toEqual(['HEAD', 'ARG_ok', 'ARG_n'])
  expect(call.getInputTargetBlock('ARG_n')?.type).toBe('motion_x')
  const turned = {
    ...JUMP,
    params: [{ id: 'n', name: 'steps', kind: 'truth' as const }],
    text: 'jump %1',
  }
  changeSignature(call, turned)
  expect(call.getInput('ARG_n')?.connection?.getCheck()).toEqual(['Boolean'])
  expect(call.getInputTargetBlock('ARG_n')).toBeNull()
})

test('a copied definition is a function of its own, and calls itself', () => {
  const workspace = new Blockly.Workspace()
  const script = {
    type: 'function_define',
    extraState: JUMP,
    next: { block: { type: 'function_call', extraState: JUMP } },
  }
  const first = append(workspace, script)
  const copy = append(workspace, script)
  separateCopies(workspace, [copy.id, copy.getNextBlock()!.id])
  expect(functionsIn(workspace).map(({ id, name }) => [id, name])).toEqual(
    expect.arrayContaining([
      ['jump', 'jump high if'],
      ['jump-2', 'jump high if 2'],
    ]),
  )
  expect((first.getNextBlock() as FunctionBlock).signature.id).toBe('jump')
  expect((copy.getNextBlock() as FunctionBlock).signature.id).toBe('jump-2')
  expect(copy.toString()).toBe('define jump (steps) high if <awake> 2')
})

test('a definition that nobody else has stays what it is', () => {
  const workspace = new Blockly.Workspace()
  const only = append(workspace, { type: 'function_define', extraState: JUMP })
  separateCopies(workspace, [only.id])
  expect(only.signature).toEqual(JUMP)
})

test('the number of a copy is one that nobody has', () => {
  const second = copiedSignature(JUMP, [JUMP])
  const third = copiedSignature(JUMP, [JUMP, second])
  expect([second.id, third.id, third.name, third.text]).toEqual([
    'jump-2',
    'jump-3',
    'jump high if 3',
    'jump %1 high if %2 3',
  ])
})

test('every block of the catalogue can be put on a workspace, with its menus', () => {
  const workspace = new Blockly.Workspace()
  const block = append(workspace, {
    type: 'motion_go_to',
    inputs: {
      TARGET: {
        shadow: { type: 'menu_places', fields: { MENU: 'a-sprite-that-is-gone' } },
        block: { type: 'motion_x' },
      },
    },
  })
  const saved = Blockly.serialization.blocks.save(block)
  expect(saved?.inputs?.['TARGET']?.shadow?.fields).toEqual({ MENU: 'a-sprite-that-is-gone' })
  const fresh = append(workspace, {
    type: 'motion_go_to',
    inputs: { TARGET: { shadow: { type: 'menu_places' } } },
  })
  expect(fresh.getInputTargetBlock('TARGET')?.getFieldValue('MENU')).toBe('_random_')
  const of = append(workspace, { type: 'sensing_of', fields: { WHAT: 'variable:score' } })
  expect(of.getField('WHAT')?.getText()).toBe('score')
})
