import {
  block,
  stack as stackOf,
  workspace,
} from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import { expect, test } from 'vitest'
import { emptyContent } from './core/document.ts'
import { tasks } from './ready-tasks.ts'
import { judgeBlocks } from './task/judge-blocks.ts'

const stack = (...blocks: BlockJson[]) => stackOf(blocks)!

/** What learners who follow the steps have in the end. */
const MADE: Record<string, BlockJson[]> = {
  'first-walk': [
    stack(
      block('event_flag'),
      block('control_forever', {
        DO: [
          block('motion_move', { STEPS: 8 }),
          block('motion_bounce'),
          block('looks_next_costume'),
          block('control_wait', { SECONDS: 0.1 }),
        ],
      }),
    ),
  ],
  'catch-me': [
    stack(
      block('event_flag'),
      block('data_set', { VAR: 'points', VALUE: 0 }),
      block('control_forever', {
        DO: [block('motion_go_to'), block('control_wait', { SECONDS: 1 })],
      }),
    ),
    stack(
      block('event_clicked'),
      block('data_change', { VAR: 'points', VALUE: 1 }),
      block('sound_play'),
    ),
  ],
}

test.each(tasks)('$id: who follows the steps passes, who has nothing yet does not', (task) => {
  const { id, checks = [] } = task
  const [stage, owl] = emptyContent.actors
  const made = { ...owl!, workspace: workspace(MADE[id]!, [], 'made-') }
  const passed = (actors: typeof emptyContent.actors) =>
    judgeBlocks({ ...emptyContent, actors }, checks).map((result) => result.passed)
  expect(passed([stage!, made])).toEqual(checks.map(() => true))
  expect(passed([stage!, owl!])).toEqual(checks.map(() => false))
})
