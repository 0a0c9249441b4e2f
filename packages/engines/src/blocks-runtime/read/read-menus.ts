/** Choices in menus and colours, as old and new projects keep them. */
import type { MenuArg } from '../catalogue/block-spec.ts'
import { colourShadow, firstChoice, menuShadow } from '../catalogue/menu-shadow.ts'
import type { BlockJson } from '../program.ts'
import { own, stringOf, textOf } from './plain-values.ts'
import type { VariableScope } from './read-variables.ts'

/** The small block in the input, and what an older project has in a field of the same name. */
export interface Given {
  shadow: unknown
  old: unknown
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** A menu's or a colour's small block says what is chosen; it is no block that gives a value. */
export function isReporterIn(given: unknown): boolean {
  const type = stringOf(own(given, 'type'))
  return !type.startsWith('menu_') && type !== 'colour'
}

export function readMenuShadow(
  blockType: string,
  arg: MenuArg,
  { shadow, old }: Given,
  scope: VariableScope,
): BlockJson {
  const value = own(own(shadow, 'fields'), 'MENU') ?? old
  if (arg.options === 'messages')
    return menuShadow(blockType, arg, scope.id(value ?? '', 'message'))
  const text = textOf(value)
  const fits = typeof arg.options === 'string' || arg.options.includes(text)
  return menuShadow(blockType, arg, fits ? text : firstChoice(arg))
}

export function readColourShadow(preset: string, { shadow, old }: Given): BlockJson {
  const text = textOf(own(own(shadow, 'fields'), 'COLOUR') ?? old)
  return colourShadow(isColour(text) ? text : preset)
}
