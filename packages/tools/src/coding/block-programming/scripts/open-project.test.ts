import { expect, test } from 'vitest'
import { emptyContent, FORMAT, toDocument, VERSION } from '../core/document.ts'
import { openProject } from './open-project.ts'

test('a project of before menus took reporters opens with the same choices, everywhere', () => {
  const old = (type: string, fields: object) => ({
    blocks: { blocks: [{ type, id: 'a', fields }] },
  })
  const workspace = {
    ...old('motion_go_to', { TARGET: '_mouse_' }),
    workspaceComments: [{ text: 'why' }],
  }
  const board = { workspace: old('pin_led', { LED: 'LED1', STATE: 'on' }), shared: [] }
  const given = {
    ...emptyContent,
    boards: { 'uno-q': board },
    actors: [emptyContent.actors[0]!, { ...emptyContent.actors[1]!, workspace }],
  }
  const before = JSON.stringify(given)
  const opened = openProject({ format: FORMAT, version: VERSION, content: given })
  expect(opened.actors[1]?.workspace).toEqual({
    blocks: {
      blocks: [
        {
          type: 'motion_go_to',
          id: 'a',
          inputs: { TARGET: { shadow: { type: 'menu_places', fields: { MENU: '_mouse_' } } } },
        },
      ],
    },
    workspaceComments: [{ text: 'why' }],
  })
  expect(JSON.stringify(given)).toBe(before)
  expect(openProject(toDocument(opened))).toEqual(opened)
})
