import { LOCALES } from '@panya/domain/locale/locale.ts'
import {
  block,
  call,
  define,
  signature,
  stack,
  workspace,
} from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import { expect, test } from 'vitest'
import { emptyContent } from '../core/document.ts'
import { setScripts } from '../core/edit-project.ts'
import { metCount } from './lesson.ts'
import { LESSONS } from './lessons.ts'

const on = (type: string, ...blocks: BlockJson[]): BlockJson =>
  stack([block(type, type === 'event_key' ? { KEY: 'right' } : {}), ...blocks])!
const fn = signature('square')

const SOLUTIONS: Record<string, BlockJson[]> = {
  hello: [on('event_flag', block('looks_say'))],
  move: [on('event_flag', block('motion_move'), block('motion_turn_left'))],
  repeat: [
    on(
      'event_flag',
      block('control_repeat', { TIMES: 4, DO: [block('motion_move'), block('motion_turn_right')] }),
    ),
  ],
  costumes: [
    on(
      'event_flag',
      block('control_forever', { DO: [block('looks_next_costume'), block('control_wait')] }),
    ),
  ],
  keys: [on('event_key', block('motion_change_x'))],
  decide: [
    on(
      'event_flag',
      block('control_forever', {
        DO: [block('control_if', { IF: block('sensing_touching', { TARGET: '_mouse_' }) })],
      }),
    ),
  ],
  score: [
    on('event_flag', block('data_set', { VAR: 's' })),
    on('event_clicked', block('data_change', { VAR: 's' })),
  ],
  function: [define(fn, block('motion_move')), on('event_flag', block('pen_down'), call(fn))],
}

const withScripts = (scripts: BlockJson[]) =>
  setScripts(emptyContent, 'owl', workspace(scripts), [])

test('there are eight lessons, told in all languages', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual(Object.keys(SOLUTIONS))
  for (const { title, story, needs } of LESSONS) {
    for (const locale of LOCALES) {
      expect(
        [title, story, ...needs.map(({ text }) => text)].every((text) => text[locale] !== ''),
      ).toBe(true)
    }
  }
})

for (const lesson of LESSONS) {
  test(`${lesson.id}: nothing is ticked before it is done, and all of it after`, () => {
    expect(metCount(lesson, { content: emptyContent, hasRun: false })).toBe(0)
    const content = withScripts(SOLUTIONS[lesson.id]!)
    expect(metCount(lesson, { content, hasRun: true })).toBe(lesson.needs.length)
  })
}
