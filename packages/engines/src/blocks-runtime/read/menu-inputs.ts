/**
 * Blocks of older projects keep a menu's choice in a field of the block; now it stands in a small block of its
 * own. Everything else of a block stays as it is, whatever it holds.
 */
import { blockSpec, isMenu, menuType } from '../catalogue/catalogue.ts'
import { colourShadow, type InputArg, menuShadow } from '../catalogue/menu-shadow.ts'
import type { BlockJson } from '../program.ts'
import { type Fields, isFields, own, stringOf, textOf } from './plain-values.ts'

type Open = Record<string, unknown>

/** A copy of a block with all that hangs on it. Blocks may hang deeper than the machine's stack is. */
export function withMenuInputs<Block>(given: Block): Block {
  if (!isFields(given)) return given
  const top: Open = { ...given }
  const waiting: Open[] = [top]
  for (let block = waiting.pop(); block; block = waiting.pop()) {
    renew(block)
    waiting.push(...openChildren(block))
  }
  return top as Block
}

/** Copies of the blocks that hang on this one, hung on it. */
function openChildren(block: Open): Open[] {
  const opened: Open[] = []
  const open = (holder: Open, name: string): void => {
    const child = own(holder, name)
    if (!isFields(child)) return
    const copy = { ...child }
    holder[name] = copy
    opened.push(copy)
  }
  if (Array.isArray(block['rest'])) {
    const rest = block['rest'].map((one: unknown) => (isFields(one) ? { ...one } : one))
    block['rest'] = rest
    opened.push(...rest.filter(isFields))
  }
  if (isFields(block['next'])) {
    const next = { ...block['next'] }
    block['next'] = next
    open(next, 'block')
  }
  if (!isFields(block['inputs'])) return opened
  const inputs: Open = { ...block['inputs'] }
  block['inputs'] = inputs
  for (const [name, input] of Object.entries(inputs)) {
    if (!isFields(input)) continue
    const copy = { ...input }
    inputs[name] = copy
    open(copy, 'block')
    open(copy, 'shadow')
  }
  return opened
}

function renew(block: Open): void {
  const type = stringOf(own(block, 'type'))
  for (const arg of blockSpec(type)?.args ?? []) {
    if (!('input' in arg) || (arg.accepts !== 'menu' && arg.accepts !== 'colour')) continue
    const before = own(own(block, 'inputs'), arg.input)
    const shadow = shadowFor(type, arg, before, own(own(block, 'fields'), arg.input))
    if (shadow) {
      const input = { ...(isFields(before) ? before : {}), shadow }
      block['inputs'] = {
        ...(isFields(block['inputs']) ? block['inputs'] : {}),
        [arg.input]: input,
      }
    }
    dropField(block, arg.input)
  }
}

/** Null when the small block is there already. */
function shadowFor(
  type: string,
  arg: InputArg,
  input: unknown,
  old: unknown,
): BlockJson | Fields | null {
  const shadow = own(input, 'shadow')
  if (isFields(shadow)) return renamed(type, arg, shadow)
  if (old === undefined) return null
  if (isMenu(arg)) return menuShadow(type, arg, textOf(own(old, 'id') ?? old))
  return colourShadow(textOf(old))
}

/** A menu's block that is called like another one is the right one here. */
function renamed(type: string, arg: InputArg, shadow: Fields): Fields | null {
  if (!isMenu(arg) || !stringOf(shadow['type']).startsWith('menu_')) return null
  const wanted = menuType(type, arg)
  return shadow['type'] === wanted ? null : { ...shadow, type: wanted }
}

function dropField(block: Open, name: string): void {
  const fields = block['fields']
  if (!isFields(fields) || !Object.hasOwn(fields, name)) return
  const { [name]: _old, ...rest } = fields
  if (Object.keys(rest).length > 0) block['fields'] = rest
  else delete block['fields']
}
