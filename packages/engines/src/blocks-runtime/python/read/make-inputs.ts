/** What stands in the places of a block, with the small blocks that the editor puts there. */

import { isMenu } from '../../catalogue/catalogue.ts'
import {
  colourShadow,
  firstChoice,
  type InputArg,
  menuShadow,
} from '../../catalogue/menu-shadow.ts'
import type { BlockJson } from '../../program.ts'
import { isColour } from '../../read/read-menus.ts'
import { literal } from '../../values.ts'
import type { Making } from './making.ts'
import { isName, type Term, term } from './python-tree.ts'

export interface Input {
  block?: BlockJson
  shadow?: BlockJson
}

export class InputMaker {
  readonly #making: Making
  readonly #value: (given: Term) => BlockJson

  constructor(making: Making, value: (given: Term) => BlockJson) {
    this.#making = making
    this.#value = value
  }

  input(type: string, arg: InputArg, given: Term, isText: boolean): Input {
    if (isMenu(arg)) return this.#menu(type, arg, given, isText)
    if (arg.accepts === 'colour') {
      const shadow = colourShadow(arg.preset)
      const isChosen = given.kind === 'text' && isColour(given.value)
      return isChosen
        ? { shadow: colourShadow(given.value) }
        : { shadow, block: this.#value(given) }
    }
    if (KEEPS.has(type)) return this.kept(given, arg.accepts, arg.preset)
    const written = asWritten(given, arg.accepts, SHOWS.test(type), this.#isList)
    return this.plain(written, arg.accepts, arg.preset)
  }

  /** An input of a text that is put together. */
  shown(given: Term, preset: string): Input {
    return this.plain(asWritten(given, 'text', true, this.#isList), 'text', preset)
  }

  readonly #isList = (given: Term): boolean =>
    given.kind !== 'text' && this.#making.variableOf(given, true) !== undefined

  #menu(
    type: string,
    arg: Extract<InputArg, { accepts: 'menu' }>,
    given: Term,
    isText: boolean,
  ): Input {
    // What only gives a name may be a text as well; an empty one is nobody.
    if (given.kind === 'text' && (isText || given.value === '')) {
      const { options } = arg
      if (options === 'messages')
        return { shadow: menuShadow(type, arg, this.#making.names.message(given.value)) }
      if (typeof options === 'string')
        return { shadow: menuShadow(type, arg, this.#making.ofProject(options, given.value)) }
      if (options.includes(given.value)) return { shadow: menuShadow(type, arg, given.value) }
    }
    const actor = this.#making.actorOf(given)
    if (actor !== undefined) return { shadow: menuShadow(type, arg, actor) }
    return { shadow: menuShadow(type, arg, firstChoice(arg)), block: this.#value(given) }
  }

  /** An input whose value is kept as it is: a text stays a text there, and a number a number. */
  kept(
    given: Term,
    accepts: 'number' | 'text' | 'truth',
    preset: number | string | undefined,
  ): Input {
    const isDigits = given.kind === 'text' && typeof literal(given.value) !== 'string'
    // Typed into a block it would be a number.
    if (isDigits) return { block: this.#making.pythonValue(given) }
    return this.plain(given, accepts, preset)
  }

  /** An input for a value of one kind. */
  plain(
    given: Term,
    accepts: 'number' | 'text' | 'truth',
    preset: number | string | undefined,
  ): Input {
    const plain = unwrapped(given)
    const place = (block: BlockJson): BlockJson => this.#making.place(block, given)
    if (accepts === 'truth')
      return plain.kind === 'constant' && plain.value === 'False'
        ? {}
        : { block: this.#value(given) }
    const isLiteral = plain.kind === 'number' || plain.kind === 'text'
    if (isLiteral && (accepts === 'text' || plain.kind === 'text'))
      return { shadow: place({ type: 'text', fields: { TEXT: plain.value } }) }
    if (isLiteral)
      return { shadow: place({ type: 'number', fields: { NUM: Number(plain.value) } }) }
    const shadow: BlockJson | undefined =
      preset === undefined
        ? undefined
        : accepts === 'number'
          ? { type: 'number', fields: { NUM: Number(preset) } }
          : { type: 'text', fields: { TEXT: String(preset) } }
    return { ...(shadow ? { shadow } : {}), block: this.#value(given) }
  }
}

/** Blocks that keep a value and give it back later. */
const KEEPS = new Set(['data_set', 'list_add', 'list_insert', 'list_replace', 'function_return'])
/** Blocks that take a list for its text; `print` shows it as Python writes it. */
const SHOWS = /^(?:text_join|looks_)/

/** Brackets come back where they are needed. */
export function unwrapped(given: Term): Term {
  return given.kind === 'brackets' ? unwrapped(given.parts[0]!) : given
}

/** Without what only says the kind that this place gives it anyway; who shows a list shows it as text. */
function asWritten(
  given: Term,
  accepts: 'number' | 'text' | 'truth',
  isShown: boolean,
  isList: (given: Term) => boolean,
): Term {
  const plain = unwrapped(given)
  if (accepts === 'text' && isShown && isList(plain))
    return term('call', '', [term('name', 'str', [], plain), plain], plain)
  const [called, inside] = plain.parts
  if (plain.kind !== 'call' || plain.parts.length !== 2) return plain
  if (accepts === 'number' && isName(called, 'as_number'))
    return asWritten(inside!, accepts, isShown, isList)
  if (accepts === 'truth' && isName(called, 'bool')) return inside!
  return accepts === 'text' && isName(called, 'str') && !isList(inside!) ? inside! : plain
}
