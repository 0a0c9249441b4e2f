/** What opening a Scratch project keeps: names, places, menus, custom blocks, comments, unknown blocks. */
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { ContentBlock, OpenedProject } from './content.ts'
import { openProject } from './open-project.ts'
import { saveProject } from './save-project.ts'
import { sb3, script, stage, target, zipped } from './testing/scratch-files.ts'

const scriptsOf = ({ content }: OpenedProject, actor = 1): ContentBlock[] =>
  content.actors[actor]?.workspace.blocks?.blocks ?? []
const opened = (
  blocks: Record<string, unknown>,
  parts: Record<string, unknown> = {},
): OpenedProject => openProject(sb3(stage(), target({ blocks, ...parts })))
const codes = ({ report }: OpenedProject): string[] => report.map(({ code }) => code)

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

describe('blocks that are not known', () => {
  const blocks = {
    ...script(
      ['microbit_whenButtonPressed', { inputs: { BTN: [1, 'menu'] } }],
      [
        'microbit_displayText',
        {
          inputs: { TEXT: [3, [12, 'v', 'v'], [10, 'Hi']] },
          fields: { X: ['a', null] },
          mutation: { odd: '1' },
        },
      ],
      ['other_loop', { inputs: { SUBSTACK: [2, 'in'], IF: [2, 'is'] } }],
    ),
    menu: { opcode: 'microbit_menu_buttons', shadow: true, fields: { buttons: ['A'] }, inputs: {} },
    in: { opcode: 'looks_show', inputs: {} },
    is: { opcode: 'other_is', inputs: {} },
  }
  const project = opened(blocks)

  test('stay where they are, with everything they say', () => {
    const [hat] = scriptsOf(project)
    expect(hat).toMatchObject({
      type: 'foreign_hat',
      extraState: { opcode: 'microbit_whenButtonPressed', text: 'microbit: when button pressed' },
    })
    expect(hat?.next?.block).toMatchObject({
      type: 'foreign_statement',
      extraState: { fields: { X: { value: 'a' } }, mutation: { odd: '1' } },
    })
    expect(hat?.next?.block?.next?.block?.inputs?.['SUBSTACK']?.block?.type).toBe('looks_show')
    expect(codes(project)).toContain('unknown-block')
  })

  test('are written back, and name their extensions', async () => {
    const again = openProject((await saveProject(project.content)).bytes)
    expect(again.content).toEqual(project.content)
  })

  test('an effect that Scratch does not have does nothing, and is kept', () => {
    const [effect] = scriptsOf(
      opened(
        script([
          'looks_seteffectto',
          { fields: { EFFECT: ['SPARKLE'] }, inputs: { VALUE: [1, [4, '1']] } },
        ]),
      ),
    )
    expect(effect?.type).toBe('foreign_statement')
  })
})

describe('comments and places', () => {
  test('of blocks and loose ones', async () => {
    const comments = {
      c1: { blockId: 'b0', x: 1, y: 2, width: 100, height: 50, minimized: true, text: 'why' },
      c2: { blockId: null, x: 10, y: 20, width: 200, height: 80, minimized: false, text: 'note' },
    }
    const project = opened(script(['looks_show', { x: 33, y: 44 }]), { comments })
    expect(scriptsOf(project)[0]).toMatchObject({
      x: 33,
      y: 44,
      icons: { comment: { text: 'why', pinned: false, height: 50, width: 100 } },
    })
    expect(project.content.actors[1]?.workspace.workspaceComments).toEqual([
      { id: 'c2', text: 'note', x: 10, y: 20, width: 200, height: 80 },
    ])
    expect(openProject((await saveProject(project.content)).bytes).content).toEqual(project.content)
  })

  test('loose variables, layers and the order of the cards', () => {
    const project = openProject(
      sb3(
        stage({ variables: { v: ['v', 1, true] } }),
        target({ name: 'Front', layerOrder: 2, blocks: { l: [12, 'v', 'v', 7, 8] } }),
        target({ name: 'Back', layerOrder: 1 }),
      ),
    )
    expect(project.content.actors.map(({ id, name, pane }) => [id, name, pane])).toEqual([
      ['stage', 'Stage', undefined],
      ['sprite-2', 'Back', 2],
      ['sprite-1', 'Front', 1],
    ])
    expect(scriptsOf(project, 2)).toEqual([
      { type: 'data_get', id: 'l', fields: { VAR: { id: 'v' } }, x: 7, y: 8 },
    ])
    expect(project.report).toEqual([
      { code: 'cloud-variable', sprite: 'Stage', name: 'v', count: 1 },
    ])
  })

  test('what Scratch repairs: costume numbers, equal names, values that are none, lost variables', () => {
    const blocks = script([
      'data_setvariableto',
      { fields: { VARIABLE: ['new', 'nowhere'] }, inputs: { VALUE: [1, [10, '1']] } },
    ])
    const project = openProject(
      sb3(
        stage({ variables: { a: ['a', null] } }),
        target({ currentCostume: 99 }),
        target({ blocks }),
      ),
    )
    expect(project.content.actors.map(({ name }) => name)).toEqual(['Stage', 'Cat', 'Cat2'])
    expect(project.content.actors[1]?.costume).toBe(0)
    expect(project.content.shared[0]).toMatchObject({ value: 0 })
    expect(project.content.actors[2]?.workspace.variables).toEqual([
      { id: 'nowhere', name: 'new', type: 'own', value: 0 },
    ])
    expect(codes(project)).toEqual(['renamed-sprite'])
  })

  test('a block that cannot stand where it is lies aside, switched off', () => {
    const project = opened(script(['event_whenflagclicked'], ['control_forever'], ['looks_show']))
    expect(scriptsOf(project)[1]).toMatchObject({
      type: 'looks_show',
      disabledReasons: ['misplaced'],
    })
    expect(codes(project)).toEqual(['misplaced-block'])
  })
})

describe('Scratch 2', () => {
  const project = openProject(
    zipped(
      {
        objName: 'Bühne',
        variables: [{ name: 'x', value: 1 }],
        children: [
          {
            cmd: 'getVar:',
            param: 'x',
            target: 'Bühne',
            mode: 3,
            sliderMin: 0,
            sliderMax: 9,
            x: 1,
            y: 2,
            visible: true,
          },
          {
            cmd: 'timeAndDate',
            param: 'day of week',
            target: 'Bühne',
            mode: 1,
            x: 3,
            y: 4,
            visible: true,
          },
          {
            objName: 'Cat',
            indexInLibrary: 1,
            variables: [{ name: 'x', value: 2 }],
            scripts: [
              [
                10,
                10,
                [
                  ['whenSensorGreaterThan', 'video motion', 10],
                  ['penColor:', 16711680],
                  ['setVar:to:', 'x', 5],
                  ['comeToFront'],
                  ['warpSpeed', [['say:', ['getAttribute:of:', 'costume #', 'Bühne']]]],
                ],
              ],
              [0, 0, [['broadcast:', '']]],
              [
                0,
                0,
                [
                  ['whenSensorGreaterThan', 'loudness', 5],
                  ['LEGO', 1, ['xpos']],
                ],
              ],
            ],
            scriptComments: [
              [1, 2, 100, 50, true, 2, 'on set'],
              [3, 4, 10, 10, false, -1, 'loose'],
            ],
          },
        ],
      },
      {},
    ),
  )
  const [video, empty, loud] = scriptsOf(project)

  test('its own words', () => {
    expect(video?.type).toBe('video_when')
    expect(video?.next?.block?.inputs?.['COLOUR']?.shadow?.fields).toEqual({ COLOUR: '#ff0000' })
    const set = video?.next?.block?.next?.block as ContentBlock
    expect(set).toMatchObject({
      fields: { VAR: { id: 'variable-x' } },
      inputs: { VALUE: { shadow: { type: 'number' } } },
      icons: { comment: { text: 'on set' } },
    })
    const front = set.next?.block
    expect(front).toMatchObject({ type: 'looks_front', fields: { WHERE: 'front' } })
    const say = front?.next?.block?.inputs?.['DO']?.block
    expect(say?.inputs?.['TEXT']?.block).toMatchObject({
      type: 'sensing_of',
      fields: { WHAT: 'costume-number' },
      inputs: { TARGET: { shadow: { fields: { MENU: '_stage_' } } } },
    })
    expect(empty?.inputs?.['MESSAGE']?.shadow?.fields).toEqual({
      MENU: { id: 'broadcast-message1' },
    })
    expect(loud).toMatchObject({
      type: 'event_loudness',
      next: { block: { type: 'foreign_statement', extraState: { opcode: 'scratch2_LEGO' } } },
    })
  })

  test('monitors and comments', () => {
    expect(project.content.watched).toEqual(['variable-x', 'sensing_date[weekday]'])
    expect(project.content.monitors['variable-x']).toEqual({
      mode: 'slider',
      x: 1,
      y: 2,
      min: 0,
      max: 9,
      whole: true,
    })
    expect(project.content.actors[1]?.workspace.workspaceComments).toMatchObject([
      { text: 'loose', collapsed: true },
    ])
  })
})

describe('saving what Scratch does not have', () => {
  test('other words where there are some, else the report', async () => {
    const project = opened(script(['looks_show']))
    const blocks: ContentBlock[] = [
      {
        type: 'control_for',
        fields: { VAR: { id: 'v' } },
        inputs: { TO: { shadow: { type: 'number', fields: { NUM: 3 } } } },
      },
      {
        type: 'text_print',
        inputs: {
          TEXT: { block: { type: 'text_slice' }, shadow: { type: 'text', fields: { TEXT: 'a' } } },
        },
      },
    ]
    const stageActor = project.content.actors[0]!
    const paper = { id: 'paper', name: 'paper', width: 480, height: 360, library: 'paper' }
    const pop = { id: 'pop', name: 'pop', seconds: 0.1, library: 'pop' }
    const content = {
      ...project.content,
      shared: [{ id: 'v', name: 'v', type: '' }],
      actors: [
        { ...stageActor, costumes: [paper], sounds: [pop], workspace: { blocks: { blocks } } },
      ],
    }
    const saved = await saveProject(content)
    expect(saved.report.map(({ code, name }) => [code, name])).toEqual([
      ['written-differently', 'control_for'],
      ['written-differently', 'text_print'],
      ['not-in-scratch', 'text_slice'],
      ['sound-not-rendered', 'pop'],
    ])
    const again = openProject(saved.bytes)
    expect(again.report).toEqual([])
    expect(scriptsOf(again, 0).map(({ type }) => type)).toEqual(['data_set', 'looks_say'])
    expect(again.content.actors[0]?.costumes[0]).toMatchObject({ width: 480, height: 360 })
    const rendered = await saveProject(content, { renderSound: () => strToU8('RIFF....WAVE') })
    expect(rendered.report.some(({ code }) => code === 'sound-not-rendered')).toBe(false)
  })
})
