/** A world of its own for generated code in which everything that is usually within reach tells that it was touched. */
import { createContext, runInContext } from 'node:vm'

/** What a browser or Node would have there too. */
const BAIT = [
  'self window document fetch XMLHttpRequest WebSocket Worker importScripts postMessage indexedDB caches',
  'localStorage navigator location crypto performance setTimeout queueMicrotask process require module global',
  'pwned structuredClone name top parent opener',
]
  .join(' ')
  .split(' ')

const SET_TRAPS = `
const touch = touched, take = Object.defineProperty, list = Object.getOwnPropertyNames
const kinds = [Object, Function, Array, String, Number, Boolean, (function* () {}).constructor]
for (const name of [...new Set([...bait, ...list(globalThis)])]) {
  if (['undefined', 'NaN', 'Infinity', 'globalThis', 'bait', 'touched'].includes(name)) continue
  try { take(globalThis, name, { get() { touch(name) }, set() { touch(name) }, configurable: true }) } catch {}
}
for (const kind of kinds) {
  for (const name of ['constructor', '__proto__', 'caller', 'arguments', '__defineGetter__', 'isPrototypeOf']) {
    try {
      take(kind.prototype, name, { get() { touch('.' + name) }, set() { touch('.' + name) }, configurable: true })
    } catch {}
  }
}
delete globalThis.touched
delete globalThis.bait
`

interface Made {
  run: (actor: unknown, thread: unknown) => Generator<unknown, unknown, undefined>
  condition: ((actor: unknown) => unknown) | null
}

export class TrappedRealm {
  readonly touched: string[] = []
  readonly #context = createContext({
    bait: BAIT,
    touched: (name: string) => this.touched.push(name),
  })

  constructor() {
    runInContext(`(() => {${SET_TRAPS}})()`, this.#context)
  }

  evaluate(
    moduleText: string,
    runner: unknown,
    globals: unknown,
    helpers: Record<string, unknown>,
  ): Made[] {
    const code = `(function (R, G, ${Object.keys(helpers).join(', ')}) {${moduleText}\n})`
    const make = runInContext(code, this.#context) as (...given: unknown[]) => Made[]
    return make(runner, globals, ...Object.values(helpers))
  }
}
