/** Programs as a stranger would write them: every block of the catalogue, with anything in every place. */
import { BOARDS } from '../../board/profiles/boards.ts'
import { HOSTILE_TEXTS } from '../../code/testing/hostile-texts.ts'
import type { Arg, BlockSpec } from '../catalogue/block-spec.ts'
import { BLOCKS, isOffered, MENUS } from '../catalogue/catalogue.ts'
import type { StageProgram } from '../program.ts'
import { type Random, seededRandom } from '../random.ts'

const JUNK: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  { id: {} },
  { id: null },
  [null],
  0,
  -0,
  -15,
  Infinity,
  -Infinity,
  1e21,
  5e-324,
  0.1,
  // Written as text: in a program it would change the object instead of standing in it.
  JSON.parse('{"__proto__": {"isStage": true}, "constructor": {"x": 1}}'),
]

/** Writes a program; the same seed writes the same one. Names are few, so that blocks meet each other's variables. */
class Writer {
  readonly #random: Random
  readonly #names: readonly string[]
  readonly #specs: readonly BlockSpec[]
  #room = 50

  constructor(seed: number, specs: readonly BlockSpec[]) {
    this.#random = seededRandom(seed)
    this.#specs = specs
    this.#names = Array.from({ length: 1 + this.#below(5) }, () => this.#anyText())
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit)
  }

  #maybe(percent: number): boolean {
    return this.#below(100) < percent
  }

  #pick<Entry>(entries: readonly Entry[]): Entry {
    return entries[this.#below(entries.length)]!
  }

  #anyText(): string {
    if (this.#maybe(85)) return this.#pick(HOSTILE_TEXTS)
    const units = Array.from({ length: this.#below(12) }, () =>
      this.#below(this.#maybe(70) ? 0x180 : 0x1_0000),
    )
    return String.fromCharCode(...units)
  }

  #junk(): unknown {
    return this.#maybe(50) ? this.#anyText() : this.#pick(JUNK)
  }

  /** What should stand here, or now and then something else. */
  #or(meant: () => unknown): unknown {
    return this.#maybe(1) ? this.#junk() : meant()
  }

  #name(): unknown {
    return this.#or(() => this.#pick(this.#names))
  }

  #text(): unknown {
    return this.#or(() => this.#anyText())
  }

  #shaped(...shapes: BlockSpec['shape'][]): BlockSpec {
    return this.#pick(this.#specs.filter(({ shape }) => shapes.includes(shape)))
  }

  #signature(): unknown {
    const params = Array.from({ length: this.#below(4) }, () =>
      this.#or(() => ({
        id: this.#name(),
        name: this.#text(),
        kind: this.#maybe(30) ? 'truth' : this.#text(),
        ...(this.#maybe(30) ? { preset: this.#text() } : {}),
      })),
    )
    const more = { text: this.#text(), warp: this.#or(() => this.#maybe(30)) }
    return this.#or(() => ({ id: this.#name(), name: this.#text(), params, ...more }))
  }

  #field(arg: Extract<Arg, { field: string }>): unknown {
    return this.#or(() => {
      if ('variable' in arg) return { id: this.#name() }
      const options = 'options' in arg && typeof arg.options !== 'string' ? arg.options : null
      return options && this.#maybe(50) ? this.#pick(options) : this.#text()
    })
  }

  #made(type: string, rest: object): object {
    this.#room -= 1
    return { type, id: this.#text(), ...rest }
  }

  #ofSpec(spec: BlockSpec, depth: number): object {
    const fields: Record<string, unknown> = {}
    const inputs: Record<string, unknown> = {}
    for (const arg of spec.args) {
      if ('field' in arg) fields[arg.field] = this.#field(arg)
      else if ('body' in arg) inputs[arg.body] = this.#or(() => ({ block: this.#stack(depth + 1) }))
      else {
        // Older projects keep a menu's choice in a field.
        if (this.#maybe(20)) fields[arg.input] = this.#text()
        inputs[arg.input] = this.#or(() => ({
          ...(this.#maybe(60) ? { block: this.#value(depth + 1) } : {}),
          shadow: this.#leaf(),
        }))
      }
    }
    return this.#made(spec.type, { fields: this.#or(() => fields), inputs: this.#or(() => inputs) })
  }

  #leaf(): unknown {
    return this.#or(() => {
      if (this.#maybe(10)) return this.#made('colour', { fields: { COLOUR: this.#text() } })
      if (this.#maybe(20))
        return this.#made(this.#pick([...MENUS.keys()]), {
          fields: { MENU: this.#maybe(50) ? this.#text() : { id: this.#name() } },
        })
      if (this.#maybe(30)) return this.#made('number', { fields: { NUM: this.#junk() } })
      return this.#made('text', { fields: { TEXT: this.#text() } })
    })
  }

  #call(type: string, depth: number): object {
    const extraState = this.#signature()
    const inputs = Object.fromEntries(
      this.#names.map((name) => [`ARG_${name}`, { block: this.#value(depth + 1) }]),
    )
    return this.#made(type, { extraState, inputs })
  }

  #value(depth: number): unknown {
    if (depth > 4 || this.#room < 0 || this.#maybe(40)) return this.#leaf()
    if (this.#maybe(10)) return this.#call('function_call_value', depth)
    if (this.#maybe(15))
      return this.#made(this.#maybe(30) ? 'function_param_truth' : 'function_param', {
        fields: { PARAM: this.#name() },
        extraState: { name: this.#text() },
      })
    return this.#or(() => this.#ofSpec(this.#shaped('value', 'truth'), depth))
  }

  #stack(depth: number): unknown {
    if (depth > 4 || this.#room < 0) return undefined
    let below: unknown
    for (let left = 1 + this.#below(4); left > 0; left--) {
      const block = this.#maybe(12)
        ? this.#call('function_call', depth)
        : this.#ofSpec(this.#shaped('statement', 'end'), depth)
      below = this.#or(() => ({ ...block, next: { block: below } }))
    }
    return below
  }

  #script(): unknown {
    return this.#or(() => {
      if (this.#maybe(10)) return this.#value(1)
      if (this.#maybe(10)) return this.#stack(1)
      const next = { block: this.#stack(1) }
      if (this.#maybe(25))
        return { ...this.#made('function_define', { extraState: this.#signature() }), next }
      return { ...this.#ofSpec(this.#shaped('hat'), 1), next }
    })
  }

  #workspace(): unknown {
    const blocks = Array.from({ length: 1 + this.#below(5) }, () => this.#script())
    const variables = this.#names.map((id) =>
      this.#or(() => ({
        id,
        name: this.#text(),
        type: this.#or(() => this.#pick(['', 'list', 'own', 'own-list', 'message'])),
      })),
    )
    return this.#or(() => ({ blocks: { blocks }, variables }))
  }

  #thing(): unknown {
    const size = (): unknown => this.#or(() => this.#below(100))
    return { id: this.#text(), name: this.#text(), width: size(), height: size(), seconds: size() }
  }

  actor(isStage: boolean): object {
    const place = (): unknown => this.#or(() => this.#below(600) - 300)
    return {
      id: isStage ? 'stage' : this.#text(),
      name: this.#text(),
      isStage,
      x: place(),
      y: place(),
      direction: place(),
      size: place(),
      visible: this.#or(() => true),
      draggable: this.#or(() => false),
      rotationStyle: this.#text(),
      costume: place(),
      costumes: [this.#thing(), this.#thing()],
      sounds: [this.#or(() => this.#thing())],
      workspace: this.#workspace(),
    }
  }
}

export function hostileStage(seed: number): StageProgram {
  const writer = new Writer(
    seed,
    BLOCKS.filter((spec) => spec.hidden || isOffered(spec, null)),
  )
  return { actors: [writer.actor(true), writer.actor(false)] } as unknown as StageProgram
}

export function hostileBoard(seed: number, board = BOARDS[0]!): StageProgram {
  const writer = new Writer(
    seed,
    BLOCKS.filter((spec) => isOffered(spec, board)),
  )
  return { actors: [writer.actor(true)], board } as unknown as StageProgram
}

/** Every text anywhere in a value. */
export function* textsIn(value: unknown): Generator<string> {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') yield next
    else if (typeof next === 'number') yield String(next)
    else if (typeof next === 'object' && next !== null) {
      waiting.push(...Object.values(next), ...Object.keys(next))
    }
  }
}
