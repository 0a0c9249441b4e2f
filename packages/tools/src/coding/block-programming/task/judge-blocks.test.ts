import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { translator } from '../../../host/tool-messages.ts'
import { choices } from '../check-choices.ts'
import { type BlocksContent, emptyContent } from '../core/document.ts'
import { loadBlockWords } from './block-names.ts'
import { judgeBlocks, recordBlocks } from './judge-blocks.ts'
import en from './messages/en.ts'
import { taskLines } from './task-lines.ts'

const MOVE = { type: 'motion_move', inputs: { STEPS: { shadow: { type: 'number' } } } }
const repeat = (inside: BlockJson): BlockJson => ({
  type: 'control_repeat',
  inputs: { TIMES: { shadow: { type: 'number' } }, DO: { block: inside } },
})
const flag = (under: BlockJson): BlockJson => ({ type: 'event_flag', next: { block: under } })
const signature = { id: 'f', name: 'dance', params: [] }

function project(...blocks: BlockJson[]): BlocksContent {
  const [stage, owl] = emptyContent.actors
  return { ...emptyContent, actors: [stage!, { ...owl!, workspace: { blocks: { blocks } } }] }
}

const passes = (content: BlocksContent, check: CheckWish) => judgeBlocks(content, [check])[0]!
const uses = (block: string): CheckWish => ({ kind: 'uses-block', block })

test('a block counts under a hat, inside others too, and not where it lies about', () => {
  const made = project(flag(repeat(MOVE)))
  expect(passes(made, uses('motion_move')).passed).toBe(true)
  expect(passes(made, { kind: 'avoids-block', block: 'control_repeat' }).passed).toBe(false)
  expect(passes(project(repeat(MOVE)), uses('control_repeat')).passed).toBe(false)
  const off = { ...repeat(MOVE), disabledReasons: ['by hand'] }
  expect(passes(project(flag(off)), uses('motion_move')).passed).toBe(false)
})

test('what is in a function counts once it is called, by itself too', () => {
  const call: BlockJson = { type: 'function_call', extraState: signature }
  const define: BlockJson = {
    type: 'function_define',
    extraState: signature,
    next: { block: repeat(call) },
  }
  expect(passes(project(define), uses('control_repeat')).passed).toBe(false)
  const called = project(flag(call), define)
  expect(passes(called, uses('control_repeat')).passed).toBe(true)
  // Hat, call, definition, loop, and the call in it.
  expect(passes(called, { kind: 'most-blocks', count: 5 })).toEqual({ passed: true, count: 5 })
})

test('the small numbers in empty places are no blocks; what was put there is one', () => {
  const most = (count: number): CheckWish => ({ kind: 'most-blocks', count })
  expect(passes(project(flag(repeat(MOVE))), most(3))).toEqual({ passed: true, count: 3 })
  expect(passes(project(flag(repeat(MOVE))), most(2)).passed).toBe(false)
  const filled = { ...MOVE, inputs: { STEPS: { block: { type: 'motion_x' } } } }
  expect(passes(project(flag(filled)), most(3)).count).toBe(3)
})

test('on a board its own program is judged', () => {
  const workspace = { blocks: { blocks: [{ type: 'board_start', next: { block: MOVE } }] } }
  const content: BlocksContent = {
    ...project(flag(repeat(MOVE))),
    target: 'mcu_iduino_r4',
    boards: { mcu_iduino_r4: { workspace, shared: [] } },
  }
  expect(passes(content, uses('control_repeat')).passed).toBe(false)
  expect(passes(content, uses('motion_move')).passed).toBe(true)
})

test('a check of another tool never passes', () => {
  expect(passes(project(), { kind: 'output', input: [], output: '' }).passed).toBe(false)
})

test('a program as long as a stranger makes it is judged', () => {
  let stack: BlockJson = MOVE
  for (let deep = 0; deep < 20_000; deep++) stack = { ...MOVE, next: { block: stack } }
  expect(passes(project(flag(stack)), { kind: 'most-blocks', count: 1000 }).count).toBe(20_002)
})

test('using and doing without are opposites, for every block of a program', () => {
  const types = fc.constantFrom('motion_move', 'control_repeat', 'event_flag', 'toString')
  fc.assert(
    fc.property(fc.array(types, { maxLength: 6 }), types, (stack, block) => {
      const under = stack.reduceRight<BlockJson | undefined>(
        (next, type) => ({ type, ...(next && { next: { block: next } }) }),
        undefined,
      )
      const content = under ? project(flag(under)) : project()
      const used = passes(content, uses(block)).passed
      expect(passes(content, { kind: 'avoids-block', block }).passed).toBe(!used)
      expect(used).toBe(under !== undefined && ['event_flag', ...stack].includes(block))
    }),
  )
})

test('a solution passes what was recorded of it; where nothing runs there is nothing to record', () => {
  const made = project(flag(repeat(MOVE)), repeat(MOVE))
  const recorded = recordBlocks(made)!
  expect(recorded).toContainEqual({ kind: 'most-blocks', count: 3 })
  expect(recorded).toContainEqual(uses('control_repeat'))
  expect(judgeBlocks(made, recorded).every(({ passed }) => passed)).toBe(true)
  expect(recordBlocks(project(repeat(MOVE)))).toBeNull()
})

test('every block of the toolbox can be asked for, by what is written on it', async () => {
  const found = await choices('en')
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  expect(found.find(({ id }) => id === 'control_repeat')).toMatchObject({ group: 'Control' })
  for (const { title, group } of found) expect([title, group].every(Boolean)).toBe(true)
})

test('what is said names the block and says what to do', async () => {
  const words = await loadBlockWords('en')
  const checks: CheckWish[] = [uses('event_flag'), { kind: 'most-blocks', count: 1 }]
  const said = taskLines(translator('en', en), words, checks, judgeBlocks(project(), checks))
  expect(said).toMatchObject([
    { title: 'It uses the block “\u2068when ⚑ clicked\u2069”', state: 'failed' },
    { title: 'It has at most 1 block', state: 'passed' },
  ])
})
