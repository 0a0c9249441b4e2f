/** Scratch 2 knows everything by name; these are the ids such names get. */
import type { PartRule } from '../opcodes/opcode-rule.ts'
import type { Plain, ScratchField } from '../project.ts'

export class Sb2Names {
  readonly sprite: string
  readonly isStage: boolean
  /** In front of the ids of this sprite's blocks. */
  readonly prefix: string
  readonly #project: Sb2ProjectNames
  readonly #own: ReadonlyMap<string, string>

  constructor(
    project: Sb2ProjectNames,
    sprite: string,
    index: number,
    own: ReadonlyMap<string, string>,
  ) {
    this.#project = project
    this.sprite = sprite
    this.isStage = index === 0
    this.prefix = `t${index}-`
    this.#own = own
  }

  field(part: PartRule | undefined, value: Plain): ScratchField {
    const text = String(value)
    switch (part?.kind) {
      case 'variable':
      case 'list':
        return this.variable(part.kind, text)
      case 'message':
        return this.#project.message(text)
      case 'colour':
        return { value: colourOf(value) }
      case 'word':
      case 'property':
        return {
          value: part.from === 'CURRENTMENU' ? text.toUpperCase().replaceAll(' ', '') : text,
        }
      case 'menu':
        return this.#menu(part.menu, value)
      case undefined:
      case 'backdrop':
      case 'body':
      case 'key':
      case 'number':
      case 'text':
      case 'truth':
        return { value }
    }
  }

  #menu(menu: string, value: Plain): ScratchField {
    if (menu === 'message') return this.#project.message(String(value))
    const isStage = menu === 'ofTarget' && (value === 'Stage' || value === this.#project.stageName)
    return { value: isStage ? '_stage_' : value }
  }

  /** Everybody's before the sprite's own. */
  variable(kind: 'variable' | 'list', name: string): ScratchField {
    const key = `${kind} ${name}`
    const id = this.#project.shared.get(key) ?? this.#own.get(key)
    return { value: name, ...(id === undefined ? {} : { id }) }
  }
}

/** Colours are numbers, the lowest 24 bits of them. */
function colourOf(value: Plain): Plain {
  const number = typeof value === 'number' ? value : Number.NaN
  if (!Number.isFinite(number)) return value
  return `#${(Math.trunc(number) & 0xff_ff_ff).toString(16).padStart(6, '0')}`
}

export class Sb2ProjectNames {
  readonly stageName: string
  /** Ids of the stage's variables and lists. */
  readonly shared: ReadonlyMap<string, string>
  readonly broadcasts: { id: string; name: string }[] = []
  #nameless: string | null = null
  readonly #heard: ReadonlySet<string>

  constructor(stageName: string, shared: ReadonlyMap<string, string>, heard: ReadonlySet<string>) {
    this.stageName = stageName
    this.shared = shared
    this.#heard = heard
  }

  message(given: string): ScratchField {
    const name = given === '' ? this.#freeName() : given
    const known = this.broadcasts.find((one) => one.name.toLowerCase() === name.toLowerCase())
    if (known) return { value: known.name, id: known.id }
    const made = { id: `broadcast-${name.toLowerCase()}`, name }
    this.broadcasts.push(made)
    return { value: name, id: made.id }
  }

  /** A message without a name gets one that nobody uses. */
  #freeName(): string {
    for (let count = 1; this.#nameless === null; count++) {
      if (!this.#heard.has(`message${count}`)) this.#nameless = `message${count}`
    }
    return this.#nameless
  }
}
