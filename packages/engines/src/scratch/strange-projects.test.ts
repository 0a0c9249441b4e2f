/** Projects that nobody would think of, run from their files: names, numbers and calls at the edge of what Scratch allows. */
import { expect, test } from 'vitest'
import { openProject } from './open-project.ts'
import { runProject } from './run-project.ts'
import { saveProject } from './save-project.ts'
import { sb3, script, stage, target } from './testing/scratch-files.ts'

type Block = Parameters<typeof script>[number]
type Parts = Record<string, unknown>

const say = (value: unknown): Block => ['looks_say', { inputs: { MESSAGE: value } }]
const read = (name: string, id: string): unknown => [3, [12, name, id], [10, '']]
const set = (name: string, id: string, value: string): Block => [
  'data_setvariableto',
  { inputs: { VALUE: [1, [10, value]] }, fields: { VARIABLE: [name, id] } },
]
/** Scripts of one sprite, each with block ids of its own. */
function scripts(...given: Block[][]): Parts {
  const table: Parts = {}
  for (const [index, blocks] of given.entries()) {
    for (const [id, block] of Object.entries(script(...blocks))) {
      const { next, ...rest } = block as { next: string | null }
      table[`${index}${id}`] = { ...rest, next: next && `${index}${next}` }
    }
  }
  return table
}
const flag: Block = ['event_whenflagclicked']
const heard = (name: string): Block => [
  'event_whenbroadcastreceived',
  { fields: { BROADCAST_OPTION: [name, `id ${name}`] } },
]
const send = (name: string): Block => [
  'event_broadcast',
  { inputs: { BROADCAST_INPUT: [1, [11, name, `id ${name}`]] } },
]

async function said(...targets: unknown[]): Promise<string[]> {
  const { content } = openProject(sb3(...targets))
  const texts: string[] = []
  runProject(content, { seconds: 3, onSay: (text) => texts.push(text) })
  const again: string[] = []
  const saved = await saveProject(content)
  runProject(openProject(saved.bytes).content, { seconds: 3, onSay: (text) => again.push(text) })
  expect(again).toEqual(texts)
  return texts
}

const WORDS = ['constructor', '__proto__', 'hasOwnProperty', 'prototype', 'toString', 'yield', '']

test.each(WORDS)('a variable and a message called "%s", also by its id', async (word) => {
  const variables = Object.fromEntries([[word, [word, 'start']]]) as Parts
  const blocks = scripts(
    [flag, say(read(word, word)), set(word, word, 'set'), send(word)],
    [heard(word), say(read(word, word))],
  )
  const texts = await said(
    stage({
      variables: JSON.parse(JSON.stringify(variables)) as Parts,
      broadcasts: { [`id ${word}`]: word },
    }),
    target({ blocks }),
  )
  expect(texts).toEqual(['start', 'set'])
})

test.each(WORDS)('a list, a sprite, a costume and a parameter called "%s"', async (word) => {
  const name = word || 'x'
  const mutation = {
    tagName: 'mutation',
    children: [],
    proccode: `${name} %s`,
    argumentids: JSON.stringify([name]),
    warp: 'false',
  }
  const blocks = {
    ...scripts(
      [
        flag,
        ['data_addtolist', { inputs: { ITEM: [1, [10, 'item']] }, fields: { LIST: [name, name] } }],
        say([3, [13, name, name], [10, '']]),
        [
          'procedures_call',
          { inputs: JSON.parse(`{${JSON.stringify(name)}:[1,[10,"given"]]}`) as Parts, mutation },
        ],
        say([3, 'worn', [10, '']]),
      ],
      [['procedures_definition', { inputs: { custom_block: [1, 'p'] } }], say([3, 'a', [10, '']])],
    ),
    worn: { opcode: 'looks_costumenumbername', inputs: {}, fields: { NUMBER_NAME: ['name'] } },
    a: { opcode: 'argument_reporter_string_number', inputs: {}, fields: { VALUE: [name] } },
    p: {
      opcode: 'procedures_prototype',
      shadow: true,
      inputs: {},
      fields: {},
      mutation: { ...mutation, argumentnames: JSON.stringify([name]), argumentdefaults: '[""]' },
    },
  }
  const lists = JSON.parse(`{${JSON.stringify(name)}:[${JSON.stringify(name)},[]]}`) as Parts
  const costumes = [{ name, assetId: 'a', md5ext: 'a.svg', dataFormat: 'svg' }]
  expect(await said(stage(), target({ name, lists, blocks, costumes }))).toEqual([
    'item',
    'given',
    name,
  ])
})

test('a custom block with 20 parameters of the same name has the last of them', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `a${index}`)
  const mutation = {
    tagName: 'mutation',
    children: [],
    proccode: ids.map(() => '%s').join(' '),
    argumentids: JSON.stringify(ids),
    warp: 'true',
  }
  const inputs = Object.fromEntries(ids.map((id, index) => [id, [1, [10, String(index)]]]))
  const blocks = {
    ...scripts(
      [flag, ['procedures_call', { inputs, mutation }]],
      [['procedures_definition', { inputs: { custom_block: [1, 'p'] } }], say([3, 'a', [10, '']])],
    ),
    a: { opcode: 'argument_reporter_string_number', inputs: {}, fields: { VALUE: ['x'] } },
    p: {
      opcode: 'procedures_prototype',
      shadow: true,
      inputs: {},
      fields: {},
      mutation: {
        ...mutation,
        argumentnames: JSON.stringify(ids.map(() => 'x')),
        argumentdefaults: JSON.stringify(ids.map(() => '')),
      },
    },
  }
  expect(await said(stage(), target({ blocks }))).toEqual(['19'])
})

test('places in lists and letters may be written in any way a number can', async () => {
  const items = Array.from({ length: 1200 }, (_, index) => `item ${index + 1}`)
  const item = (index: string) => ({
    opcode: 'data_itemoflist',
    inputs: { INDEX: [1, [7, index]] },
    fields: { LIST: ['l', 'l'] },
  })
  const letter = (at: string, text: string) => ({
    opcode: 'operator_letter_of',
    inputs: { LETTER: [1, [6, at]], STRING: [1, [10, text]] },
    fields: {},
  })
  const blocks = {
    ...scripts([
      flag,
      ...['i1', 'i2', 'i3', 'i4', 'i5', 'l1', 'l2', 'l3', 'l4'].map((id) => say([3, id, [10, '']])),
      say([1, [10, 'end']]),
    ]),
    i1: item('1e3'),
    i2: item('0x10'),
    i3: item('2.9'),
    i4: item('last'),
    i5: item('1e9'),
    l1: letter('2', '\u{1f600}b'),
    l2: letter('3', '\u{1f600}b'),
    l3: letter('1e0', 'abc'),
    l4: letter('2.5', 'abc'),
  }
  expect(await said(stage({ lists: { l: ['l', items] } }), target({ blocks }))).toEqual([
    'item 1000',
    'item 16',
    'item 2',
    'item 1200',
    '\ude00',
    'b',
    'a',
    'b',
    'end',
  ])
})

test('a sprite with the name of a place is that sprite where Scratch has no such place', async () => {
  const blocks = {
    ...scripts([flag, ['motion_goto', { inputs: { TO: [3, 'j', 'm'] } }], say([3, 'x', [10, '']])]),
    j: {
      opcode: 'operator_join',
      inputs: { STRING1: [1, [10, '_stage']], STRING2: [1, [10, '_']] },
      fields: {},
    },
    m: { opcode: 'motion_goto_menu', shadow: true, inputs: {}, fields: { TO: ['_stage_'] } },
    x: { opcode: 'motion_xposition', inputs: {}, fields: {} },
  }
  expect(await said(stage(), target({ blocks }), target({ name: '_stage_', x: 77 }))).toEqual([
    '77',
  ])
})

test('a clone that goes away with the message it hears itself leaves the others alone', async () => {
  const blocks = {
    ...scripts(
      [
        flag,
        ['control_create_clone_of', { inputs: { CLONE_OPTION: [1, 'me'] } }],
        ['control_create_clone_of', { inputs: { CLONE_OPTION: [1, 'me2'] } }],
        ['control_wait', { inputs: { DURATION: [1, [5, '0.1']] } }],
        ['event_broadcastandwait', { inputs: { BROADCAST_INPUT: [1, [11, 'go', 'id go']] } }],
        say([1, [10, 'over']]),
      ],
      [
        ['control_start_as_clone'],
        ['control_wait', { inputs: { DURATION: [1, [5, '1']] } }],
        say([1, [10, 'still here']]),
      ],
      [heard('go'), say([1, [10, 'bye']]), ['control_delete_this_clone']],
    ),
    me: {
      opcode: 'control_create_clone_of_menu',
      shadow: true,
      inputs: {},
      fields: { CLONE_OPTION: ['_myself_'] },
    },
    me2: {
      opcode: 'control_create_clone_of_menu',
      shadow: true,
      inputs: {},
      fields: { CLONE_OPTION: ['_myself_'] },
    },
  }
  expect(await said(stage({ broadcasts: { 'id go': 'go' } }), target({ blocks }))).toEqual([
    'bye',
    'bye',
    'bye',
    'over',
  ])
})

test('a script of 10,000 blocks is opened flat, runs, and is written again', async () => {
  const add: Block = [
    'data_changevariableby',
    { inputs: { VALUE: [1, [4, '1']] }, fields: { VARIABLE: ['n', 'n'] } },
  ]
  const blocks = scripts([flag, ...Array.from({ length: 10_000 }, () => add), say(read('n', 'n'))])
  const targets = [stage({ variables: { n: ['n', 0] } }), target({ blocks })]
  expect(await said(...targets)).toEqual(['10000'])
  expect(JSON.stringify(openProject(sb3(...targets)).content)).toContain('"rest"')
})
