/**
 * Who or what a reporter in a menu means: it gives a name while the program runs, and here it becomes the id
 * that a choice in the menu would be. What nobody is called becomes '', which everybody takes as nothing.
 */
import { ownTable } from '../../code/own-table.ts'
import type { VariableJson } from '../program.ts'
import { num, readNumber, txt, type Value } from '../values.ts'
import type { Actor } from './actor.ts'

interface Entry {
  id: string
  name: string
}

const PLACES = ['_mouse_', '_random_', '_edge_', '_myself_']
const COSTUME_WORDS = ownTable({ 'next costume': '_next_', 'previous costume': '_previous_' })
const BACKDROP_WORDS = ownTable({
  'next backdrop': '_next_',
  'previous backdrop': '_previous_',
  'random backdrop': '_random_',
})
const KEY_WORDS = ownTable({
  ' ': 'space',
  'up arrow': 'up',
  'down arrow': 'down',
  'left arrow': 'left',
  'right arrow': 'right',
})
const LONG_KEYS = ['space', 'up', 'down', 'left', 'right', 'enter', 'any']

export interface NamedWorld {
  actors: readonly Actor[]
  readonly stage: Actor
  readonly messages: readonly VariableJson[]
}

export class Named {
  readonly #world: NamedWorld

  constructor(world: NamedWorld) {
    this.#world = world
  }

  /** A sprite by its name, or a place such as `_mouse_`. */
  target(_actor: Actor, value: Value): string {
    const name = txt(value)
    if (PLACES.includes(name)) return name
    const found = this.#world.actors.find(({ spec }) => !spec.isStage && spec.name === name)
    return found?.spec.id ?? (name === this.#world.stage.spec.name ? '_stage_' : '')
  }

  /** Somebody who can be asked about itself: a sprite, or the stage. */
  owner(actor: Actor, value: Value): string {
    return value === '_stage_' ? value : this.target(actor, value)
  }

  costume(actor: Actor, value: Value): string {
    return entryOf(actor.spec.costumes, value, COSTUME_WORDS)
  }

  backdrop(_actor: Actor, value: Value): string {
    return entryOf(this.#world.stage.spec.costumes, value, BACKDROP_WORDS)
  }

  sound(actor: Actor, value: Value): string {
    return entryOf(actor.spec.sounds, value, ownTable({}))
  }

  /** Capitals make no difference, but the same spelling comes first. */
  message(_actor: Actor, value: Value): string {
    const name = txt(value)
    const { messages } = this.#world
    const exact = messages.find((message) => message.name === name)
    if (exact) return exact.id
    // Not every letter has both: İ has no capital of its own but itself, ı and i have the same one.
    const isAlike = (other: string): boolean =>
      other.toLowerCase() === name.toLowerCase() || other.toUpperCase() === name.toUpperCase()
    return messages.find((message) => isAlike(message.name))?.id ?? ''
  }

  key(_actor: Actor, value: Value): string {
    const name = txt(value).toLowerCase()
    if (LONG_KEYS.includes(name)) return name
    return KEY_WORDS[name] ?? Array.from(name)[0] ?? ''
  }

  /** `#rrggbb`; a number counts its parts as 0xAARRGGBB does. */
  colour(_actor: Actor, value: Value): string {
    const text = typeof value === 'string' ? value.trim() : ''
    if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase()
    if (/^#[0-9a-f]{3}$/i.test(text)) return text.replace(/[0-9a-f]/gi, '$&$&').toLowerCase()
    if (text.startsWith('#')) return '#000000'
    const parts = num(value) >>> 0
    const solid = `#${(parts & 0xffffff).toString(16).padStart(6, '0')}`
    const alpha = parts >>> 24
    return alpha === 0 || alpha === 255 ? solid : `${solid}${alpha.toString(16).padStart(2, '0')}`
  }

  /** One of a fixed list of words: whoever takes it looks whether it knows it. */
  word(_actor: Actor, value: Value): string {
    return txt(value).toLowerCase()
  }
}

/** A name before a number, unless the value is a number to begin with. */
function entryOf(
  entries: readonly Entry[],
  value: Value,
  words: Readonly<Record<string, string>>,
): string {
  if (typeof value === 'number') return numbered(entries, value)
  const name = txt(value)
  const found = entries.find((entry) => entry.name === name)
  if (found) return found.id
  if (words[name]) return words[name]
  const number = readNumber(name)
  return number === null ? '' : numbered(entries, number)
}

/** The first is number 1; beyond the last it begins again, and what is no number counts as the first. */
function numbered(entries: readonly Entry[], number: number): string {
  if (entries.length === 0) return ''
  const index = Number.isFinite(number) ? Math.round(number) - 1 : 0
  const wrapped = ((index % entries.length) + entries.length) % entries.length
  return entries[wrapped]!.id
}
