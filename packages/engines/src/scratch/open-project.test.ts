/** What opening a Scratch project keeps: menus, typed values, custom blocks. */
import { describe, expect, test } from 'vitest'
import { openProject } from './open-project.ts'
import { saveProject } from './save-project.ts'
import { opened, scriptsOf } from './testing/opened-project.ts'
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
