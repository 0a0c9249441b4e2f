import { LOCALES } from '@panya/domain/locale/locale.ts'
import arBlocks from '@panya/engines/blockly/messages/ar.ts'
import enBlocks from '@panya/engines/blockly/messages/en.ts'
import thBlocks from '@panya/engines/blockly/messages/th.ts'
import zhBlocks from '@panya/engines/blockly/messages/zh.ts'
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
import { exampleContent } from '../examples/example.ts'
import { EXAMPLES } from '../examples/examples.ts'
import ar from '../messages/ar.ts'
import en from '../messages/en.ts'
import th from '../messages/th.ts'
import zh from '../messages/zh.ts'
import { ownWork, withGiven } from '../scripts/given-scripts.ts'
import { metCount, scriptsIn } from './lesson.ts'
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
      block('control_repeat', {
        TIMES: 24,
        DO: [block('motion_move'), block('motion_turn_right', { DEGREES: 15 })],
      }),
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

const WRITTEN = {
  en: { blocks: enBlocks.blocks, run: en.run },
  th: { blocks: thBlocks.blocks, run: th.run },
  zh: { blocks: zhBlocks.blocks, run: zh.run },
  ar: { blocks: arBlocks.blocks, run: ar.run },
}

test('what a lesson puts in quotes is written on a block, or on the button it means', () => {
  for (const locale of LOCALES) {
    const { blocks, run } = WRITTEN[locale]
    const written = [run, ...Object.values(blocks).map(([text]) => text)]
    const told = LESSONS.flatMap(({ story, needs }) => [
      story[locale],
      ...needs.map(({ text }) => text[locale]),
    ]).join(' ')
    for (const [, quoted = ''] of told.matchAll(/[“«]([^”»]+)[”»]/g)) {
      for (const part of quoted.split(/…+/)) {
        const isWritten = written.some((text) => text.includes(part.trim()))
        expect(isWritten, `${locale}: ${part}`).toBe(true)
      }
    }
  }
})

const names = { picture: (id: string) => id, sound: (id: string) => id, stage: 'stage' }

test('no example passes a lesson: what came with it is not what the learner did', () => {
  for (const example of EXAMPLES) {
    const content = ownWork(withGiven(exampleContent(example, 'en', names)))
    for (const lesson of LESSONS) {
      const done = metCount(lesson, { content, hasRun: true, pressed: [] })
      expect(done, `${example.id}: ${lesson.id}`).toBe(1)
    }
  }
})

test('what a learner builds inside an example counts, also with its other scripts around it', () => {
  for (const lesson of LESSONS) {
    const given = withGiven(withScripts([on('event_flag', block('looks_say'), block('op_add'))]))
    const built = [...SOLUTIONS[lesson.id]!, ...scriptsIn(given)]
    const content = ownWork(setScripts(given, 'owl', workspace(built), []))
    const attempt = { content, hasRun: true, pressed: ['right'] }
    expect(metCount(lesson, attempt)).toBe(lesson.needs.length)
  }
})

for (const lesson of LESSONS) {
  test(`${lesson.id}: nothing is ticked before it is done, and all of it after`, () => {
    expect(metCount(lesson, { content: emptyContent, hasRun: false, pressed: [] })).toBe(0)
    const content = withScripts(SOLUTIONS[lesson.id]!)
    const attempt = { content, hasRun: true, pressed: ['right'] }
    expect(metCount(lesson, attempt)).toBe(lesson.needs.length)
  })
}
