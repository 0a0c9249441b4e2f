/** What the catalogue as a whole promises; that every block has its code and its words is seen by the compiler. */
import { expect, test } from 'vitest'
import { block } from './build-blocks.ts'
import { BLOCKS, isOffered, MENUS } from './catalogue.ts'
import { chosen } from './menu-shadow.ts'

test('no type is there twice, and old blocks are offered to nobody', () => {
  const types = BLOCKS.map(({ type }) => type)
  expect(new Set(types).size).toBe(types.length)
  const old = BLOCKS.filter(({ type }) => type.startsWith('legacy_'))
  expect(old).toHaveLength(13)
  expect(old.filter((spec) => isOffered(spec, null))).toEqual([])
})

test('menus are called after their source, lists of their own after the block', () => {
  expect([...MENUS.keys()]).toEqual(
    expect.arrayContaining([
      'menu_places',
      'menu_ofTargets',
      'menu_messages',
      'menu_sound_drum_drum',
    ]),
  )
  expect(block('motion_go_to', { TARGET: '_mouse_' }).inputs).toEqual({
    TARGET: { shadow: { type: 'menu_places', fields: { MENU: '_mouse_' } } },
  })
  expect(chosen(block('event_broadcast', { MESSAGE: 'go' }), 'MESSAGE')).toBe('go')
  expect(chosen(block('pen_set_colour', { COLOUR: block('motion_x') }), 'COLOUR')).toBeNull()
})
