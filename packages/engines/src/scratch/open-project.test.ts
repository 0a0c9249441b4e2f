/** What opening a Scratch project keeps: menus, typed values, custom blocks. */
import { describe, expect, test } from 'vitest'
import { openProject } from './open-project.ts'
import { saveProject } from './save-project.ts'
import { codes, opened, scriptsOf } from './testing/opened-project.ts'
import { sb3, script, stage, target } from './testing/scratch-files.ts'

describe('menus', () => {
  const menu = (value: unknown, isShadow = true) => ({
    ...script(['looks_switchcostumeto', { inputs: { COSTUME: [1, 'm'] } }]),
    m: { opcode: 'looks_costume', shadow: isShadow, fields: { COSTUME: [value] }, inputs: {} },
  })

  test('the name of a costume is the costume', () => {
    expect(scriptsOf(opened(menu('one')))[0]?.inputs?.['COSTUME']).toEqual({
      shadow: { type: 'menu_costumes', id: 'm', fields: { MENU: 'sprite-1-costume-1' } },
    })
  })

  test('a name that nothing has stays, and a number stays a number', () => {
    expect(scriptsOf(opened(menu('gone')))[0]?.inputs?.['COSTUME']?.block).toMatchObject({
      type: 'text',
      fields: { TEXT: 'gone' },
    })
    expect(scriptsOf(opened(menu(2)))[0]?.inputs?.['COSTUME']?.block).toMatchObject({
      type: 'number',
      fields: { NUM: 2 },
    })
  })

  test('messages are one, however they are written', () => {
    const blocks = {
      ...script(
        ['event_whenbroadcastreceived', { fields: { BROADCAST_OPTION: ['GO', 'other'] } }],
        ['event_broadcast', { inputs: { BROADCAST_INPUT: [1, [11, 'go', 'm1']] } }],
      ),
    }
    const project = openProject(sb3(stage({ broadcasts: { m1: 'Go' } }), target({ blocks })))
    expect(project.content.shared).toEqual([{ id: 'm1', name: 'Go', type: 'message' }])
    expect(scriptsOf(project)[0]?.fields).toEqual({ MESSAGE: { id: 'm1' } })
  })
})

describe('messages', () => {
  const hat = (name: string, id: string) =>
    ['event_whenbroadcastreceived', { fields: { BROADCAST_OPTION: [name, id] } }] as const
  const send = (name: string, id: string | null) =>
    ['event_broadcast', { inputs: { BROADCAST_INPUT: [1, [11, name, id]] } }] as const
  const message = (
    broadcasts: object,
    ...blocks: (readonly [string, Record<string, unknown>])[]
  ) => {
    const script3 = script(
      ...blocks.map(([opcode, parts]): [string, Record<string, unknown>] => [opcode, parts]),
    )
    const project = openProject(sb3(stage({ broadcasts }), target({ blocks: script3 })))
    const [top] = scriptsOf(project)
    const sent = top?.next?.block?.inputs?.['MESSAGE']?.shadow?.fields?.['MENU']
    return { heard: top?.fields?.['MESSAGE'], sent }
  }

  test('the id says which one is sent, whatever name stands beside it', () => {
    const { heard, sent } = message({ m1: 'go' }, hat('go', 'm1'), send('something else', 'm1'))
    expect(sent).toEqual(heard)
  })

  test('without a known id it is the name', () => {
    const { heard, sent } = message({ m1: 'go' }, hat('go', 'm1'), send('GO', 'lost'))
    expect(sent).toEqual(heard)
  })

  test('a hat listens to the name it shows', () => {
    const { heard } = message({ m1: 'go', m2: 'stay' }, hat('stay', 'm1'), send('go', 'm1'))
    expect(heard).toEqual({ id: 'm2' })
  })

  test.each([
    ['\u0131', 'I'],
    ['i', '\u0131'],
    ['stra\u00dfe', 'STRASSE'],
  ])('%s and %s are heard alike', (one, other) => {
    const { heard, sent } = message({ m1: one }, hat(other, 'm2'), send(one, 'm1'))
    expect(sent).toEqual(heard)
  })
})

describe('results of custom blocks', () => {
  const mutation = (more: object = {}) => ({
    tagName: 'mutation',
    children: [],
    proccode: 'double %s',
    argumentids: '["n"]',
    warp: 'false',
    ...more,
  })
  const blocks = {
    ...script(
      ['procedures_definition', { inputs: { custom_block: [1, 'p'] } }],
      ['procedures_return', { inputs: { VALUE: [1, [10, 'twice']] } }],
    ),
    p: {
      opcode: 'procedures_prototype',
      shadow: true,
      inputs: {},
      fields: {},
      mutation: mutation({ argumentnames: '["n"]', argumentdefaults: '[""]' }),
    },
    say: {
      opcode: 'looks_say',
      topLevel: true,
      fields: {},
      inputs: { MESSAGE: [3, 'call', [10, '']] },
    },
    call: {
      opcode: 'procedures_call',
      fields: {},
      inputs: { n: [1, [10, '4']] },
      mutation: mutation({ return: '1' }),
    },
  }

  test('are read and written, and nothing is lost', async () => {
    const project = opened(blocks)
    expect(project.report).toEqual([])
    const [definition, say] = scriptsOf(project)
    expect(definition?.next?.block).toMatchObject({ type: 'function_return' })
    expect(say?.inputs?.['TEXT']?.block).toMatchObject({ type: 'function_call_value' })
    const saved = await saveProject(project.content)
    expect(saved.report).toEqual([])
    const again = openProject(saved.bytes)
    expect(scriptsOf(again)).toEqual(scriptsOf(project))
  })

  test('Scratch itself has none: our own projects say so', async () => {
    const { content } = opened(blocks)
    const saved = await saveProject({ ...content, rules: 'panya' })
    expect(new Set(saved.report.map(({ name }) => name))).toEqual(
      new Set(['function_call_value', 'function_return']),
    )
  })
})

test('a menu where a text belongs is the text of its choice', () => {
  const project = opened({
    ...script(['looks_say', { inputs: { MESSAGE: [1, 'm'] } }]),
    m: {
      opcode: 'sound_sounds_menu',
      shadow: true,
      fields: { SOUND_MENU: ['5', null] },
      inputs: {},
    },
  })
  expect(codes(project)).toEqual([])
  expect(scriptsOf(project)[0]?.inputs?.['TEXT']?.block).toMatchObject({
    type: 'text',
    fields: { TEXT: '5' },
  })
})

describe('typed values', () => {
  const typed = (value: unknown) =>
    scriptsOf(opened(script(['motion_movesteps', { inputs: { STEPS: [1, [4, value]] } }])))[0]
      ?.inputs?.['STEPS']?.shadow

  test('numbers are numbers, everything else stays as it was written', () => {
    expect(typed('10')).toMatchObject({ type: 'number', fields: { NUM: 10 } })
    expect(typed(-2.5)).toMatchObject({ type: 'number', fields: { NUM: -2.5 } })
    for (const text of ['1.0', '', '0x10', 'last', '1e3', 'Infinity'])
      expect(typed(text)).toMatchObject({ type: 'text', fields: { TEXT: text } })
  })

  test('a shadow that the file lost is made again', () => {
    const [move] = scriptsOf(
      opened({
        ...script(['motion_movesteps', { inputs: { STEPS: [2, 'x'] } }]),
        x: { opcode: 'motion_xposition' },
      }),
    )
    expect(move?.inputs?.['STEPS']).toMatchObject({
      block: { type: 'motion_x', id: 'x' },
      shadow: { type: 'number' },
    })
  })
})

describe('custom blocks', () => {
  const mutation = {
    proccode: 'grow \\%%s by %s % if %b',
    argumentids: '["p1","p2"]',
    argumentnames: '["n","b"]',
    argumentdefaults: '["1","true"]',
    warp: 'true',
  }
  const blocks = {
    ...script(
      ['procedures_definition', { inputs: { custom_block: [1, 'p'] } }],
      ['control_if', { inputs: { CONDITION: [2, 'arg'] } }],
    ),
    p: { opcode: 'procedures_prototype', shadow: true, inputs: {}, mutation },
    arg: { opcode: 'argument_reporter_boolean', fields: { VALUE: ['b'] }, inputs: {} },
    call: { opcode: 'procedures_call', topLevel: true, inputs: { p1: [1, [10, 'x']] }, mutation },
    stray: {
      opcode: 'argument_reporter_string_number',
      topLevel: true,
      fields: { VALUE: ['n'] },
      inputs: {},
    },
  }
  const project = opened(blocks)
  const [define, call, stray] = scriptsOf(project)

  test('words and holes in their order', () => {
    expect(define?.extraState).toEqual({
      id: 'block grow %%s by %s % if %b',
      name: 'grow %%s by % if',
      params: [
        { id: 'p1', name: 'n', preset: '1' },
        { id: 'p2', name: 'b', kind: 'truth', preset: 'true' },
      ],
      text: 'grow %%%%s by %1 %% if %2',
      warp: true,
    })
  })

  test('calls hold what was given, parameters know their block', () => {
    expect(call).toMatchObject({ type: 'function_call', extraState: define?.extraState as object })
    expect(Object.keys(call?.inputs ?? {})).toEqual(['ARG_p1'])
    expect(define?.next?.block?.inputs?.['IF']?.block).toMatchObject({
      type: 'function_param_truth',
      fields: { PARAM: 'p2' },
    })
    expect(stray).toMatchObject({ type: 'function_param', fields: { PARAM: 'n' } })
  })

  test('and come back', async () => {
    const again = openProject((await saveProject(project.content)).bytes)
    expect(again.content).toEqual(project.content)
  })
})
