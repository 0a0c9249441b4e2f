/** Every block of the catalogue means something in every language it can be written in. */
import { expect, test } from 'vitest'
import { HAT_TYPES } from '../compile/compile-program.ts'
import { EXPRESSIONS } from '../compile/expressions.ts'
import { STATEMENTS } from '../compile/statements.ts'
import { PYTHON_EXPRESSIONS } from '../python/python-expressions.ts'
import { PYTHON_HATS } from '../python/python-program.ts'
import { PYTHON_STATEMENTS } from '../python/python-statements.ts'
import { block } from './build-blocks.ts'
import { BLOCKS, isOffered, MENUS } from './catalogue.ts'
import { chosen } from './menu-shadow.ts'

const ofStage = BLOCKS.filter((spec) => spec.on !== 'board')

test.each(ofStage.map((spec) => [spec.type, spec.shape]))(
  '%s (%s) is JavaScript and Python',
  (type, shape) => {
    const isValue = shape === 'value' || shape === 'truth'
    const javascript =
      shape === 'hat' ? HAT_TYPES.includes(type) : (isValue ? EXPRESSIONS : STATEMENTS)[type]
    const python =
      shape === 'hat' ? PYTHON_HATS[type] : (isValue ? PYTHON_EXPRESSIONS : PYTHON_STATEMENTS)[type]
    expect([Boolean(javascript), Boolean(python)]).toEqual([true, true])
  },
)

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
