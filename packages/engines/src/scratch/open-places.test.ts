/** What opening a Scratch project keeps of blocks that are not known, of comments and places. */
import { describe, expect, test } from 'vitest'
import { openProject } from './open-project.ts'
import { saveProject } from './save-project.ts'
import { codes, opened, scriptsOf } from './testing/opened-project.ts'
import { sb3, script, stage, target } from './testing/scratch-files.ts'

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
