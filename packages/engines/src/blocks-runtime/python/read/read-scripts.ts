/** A whole text as scripts: who is defined in it, what it assigns, and then block by block. */

import { everyBlock } from '../../block-json.ts'
import type { BlockJson, FunctionParam, FunctionSignature } from '../../program.ts'
import { isPythonBlock, pythonOf } from '../python-blocks-text.ts'
import type { KnownNames, OwnFunction } from './known-names.ts'
import { type BlockMaker, note, stackOf } from './make-blocks.ts'
import { isListValue, type PythonScopes } from './python-scopes.ts'
import { everyTerm, isAsked, isName, type Term } from './python-tree.ts'

/** What a script is called when nobody has given it a name. */
const USUAL_NAME = /(?:^|_)script_\d+$/

const isOwnBlock = (hats: readonly Term[], names: KnownNames): boolean => {
  if (hats.length === 0) return true
  const [hat] = hats
  const named = hat!.kind === 'call' ? hat!.parts[0]! : hat!
  const isBlock =
    isName(named, 'block') ||
    (named.kind === 'attribute' && named.value === 'block' && names.isSelf(named.parts[0]!.value))
  return hats.length === 1 && isBlock
}

/** `@cat.block(at_once=True)` */
const isAtOnce = ([hat]: readonly Term[]): boolean =>
  hat?.kind === 'call' &&
  hat.parts.some(
    ({ kind, value, parts }) =>
      kind === 'keyword' && value === 'at_once' && parts[0]!.value === 'True',
  )

interface Defined {
  line: Term
  fn: OwnFunction
}

export class ScriptReader {
  readonly #names: KnownNames
  readonly #maker: BlockMaker
  readonly #scopes: PythonScopes
  /** Functions that are the same as before: what was said about them still holds. */
  sameSignatures = true
  #bad = new Set<Term>()

  constructor(names: KnownNames, maker: BlockMaker, scopes: PythonScopes) {
    this.#names = names
    this.#maker = maker
    this.#scopes = scopes
  }

  scripts(body: Term): BlockJson[] {
    const defined = new Map(this.#define(body).map(({ line, fn }) => [line, fn]))
    this.#declare(body, defined)
    const tops: BlockJson[] = []
    let loose: Term[] = []
    const close = (): void => {
      const top = this.#loose(loose)
      if (top) tops.push(top)
      loose = []
    }
    const brought: Term[] = []
    for (const line of body.parts) {
      if (isHouse(line)) {
        brought.push(line)
        continue
      }
      const top = line.kind === 'def' ? this.#script(line, defined.get(line)) : null
      if (!top) {
        loose.push(line)
        continue
      }
      close()
      if (line.note !== undefined) note(top, line.note)
      tops.push(top)
    }
    close()
    const needed = brought.filter((line) => isNeeded(line, tops))
    return [...needed.map(({ from, to }) => this.#maker.making.pythonAt({ from, to })), ...tops]
  }

  /** All functions first: a script may call one that stands below it. */
  #define(body: Term): Defined[] {
    const before = new Map(this.#names.functions)
    this.#names.functions.clear()
    const defined: Defined[] = []
    for (const line of body.parts) {
      if (line.kind !== 'def' || !isOwnBlock(line.parts[1]!.parts, this.#names)) continue
      const params = line.parts[0]!.parts
      const isPlain = params.every(({ kind }) => kind === 'name')
      if (!isPlain || this.#names.functions.has(line.value)) {
        this.#bad.add(line)
        continue
      }
      const known = before.get(line.value)
      const fn = this.#function(
        line,
        params.map(({ value }) => value),
        known,
      )
      if (!known || JSON.stringify(known) !== JSON.stringify(fn)) this.sameSignatures = false
      this.#names.functions.set(line.value, fn)
      defined.push({ line, fn })
    }
    if (before.size !== defined.length) this.sameSignatures = false
    return defined
  }

  #function(line: Term, params: string[], known: OwnFunction | undefined): OwnFunction {
    const warp = isAtOnce(line.parts[1]!.parts)
    const old = known?.signature
    const given = params.map((name, index): FunctionParam => {
      const at = known?.params.indexOf(name) ?? -1
      // One that is new in the place of one that is gone is that one with another name.
      const isRenamed =
        at < 0 && known?.params.length === params.length && !params.includes(known.params[index]!)
      const kept = at >= 0 ? old?.params[at] : undefined
      if (kept) return kept
      return isRenamed ? { ...old!.params[index]!, name } : { id: name, name }
    })
    const isSameShape =
      old &&
      given.length === old.params.length &&
      given.every(({ id }, at) => id === old.params[at]!.id)
    const { text, warp: _warp, ...rest } = old ?? ({} as Partial<FunctionSignature>)
    return {
      signature: {
        ...rest,
        id: old?.id ?? this.#names.freshId(`python-${line.value}`),
        name: old?.name ?? line.value,
        params: given,
        ...(isSameShape && text !== undefined ? { text } : {}),
        ...(warp ? { warp } : {}),
      },
      params,
    }
  }

  /** Names that are assigned somewhere and that nobody had are variables now, or lists where they are used as such. */
  #declare(body: Term, defined: ReadonlyMap<Term, OwnFunction>): void {
    const [lists, grown] = [new Set<string>(), new Set<string>()]
    const assigned: { name: string; isOwn: boolean }[] = []
    for (const line of body.parts) {
      const params = new Set(defined.get(line)?.params)
      const scope = this.#scopes.of(line)
      for (const { kind, value, parts } of everyTerm(line)) {
        const [first, second] = parts
        if (kind === 'assign' && isListValue(second!)) lists.add(nameOf(first!))
        if (kind === 'attribute' && LIST_METHODS.has(value)) lists.add(nameOf(first!))
        if (kind === 'attribute' && value === 'append' && first!.kind === 'name')
          grown.add(first!.value)
        if (kind === 'for' && first!.kind === 'name' && second!.kind === 'name')
          lists.add(second!.value)
        if (kind !== 'assign' && kind !== 'update' && kind !== 'for') continue
        if (kind === 'for' && isRepeat(parts) && !scope.isAskedAfter(first!.value)) continue
        if (first!.kind === 'name' && !params.has(first!.value) && !scope.isOwn(first!.value))
          assigned.push({ name: first!.value, isOwn: false })
        const owner = first!.kind === 'attribute' ? first!.parts[0]! : null
        if (owner?.kind === 'name' && this.#names.isSelf(owner.value))
          assigned.push({ name: first!.value, isOwn: true })
      }
    }
    for (const { name, isOwn } of assigned) this.#learn(name, isOwn, lists.has(name))
    for (const name of grown) this.#learn(name, false, true)
  }

  #learn(name: string, isOwn: boolean, isList: boolean): void {
    if (!isOwn && !this.#names.isTaken(name)) this.#names.makeVariable(name, isList)
  }

  #script(line: Term, fn: OwnFunction | undefined): BlockJson | null {
    if (this.#bad.has(line)) return null
    const [params, hats, body] = line.parts
    const hat = fn
      ? ({ type: 'function_define', extraState: fn.signature } satisfies BlockJson)
      : hats!.parts.length === 1 && params!.parts.length === 0
        ? this.#maker.hat(hats!.parts[0]!)
        : null
    if (!hat) return null
    if (!fn && !USUAL_NAME.test(line.value)) hat.data = line.value
    this.#maker.making.place(hat, line)
    const blocks = this.#maker.body(body!, fn ?? null, this.#scopes.of(line))
    const said = leadingNotes(body!)
    if (said !== '') note(hat, said)
    return stackOf([hat, ...blocks])!
  }

  /** What stands outside every script stays as it is. */
  #loose(kept: readonly Term[]): BlockJson | null {
    const [first, last] = [kept[0], kept.at(-1)]
    if (!first || kept.every(({ kind }) => kind === 'note' || kind === 'pass')) return null
    const block = this.#maker.making.pythonAt({ from: first.from, to: last!.to })
    for (const line of kept) if (line.note !== undefined) note(block, line.note)
    return block
  }
}

/** Said in a body before anything is done there. */
function leadingNotes({ parts }: Term): string {
  const end = parts.findIndex(({ kind }) => !['pass', 'note', 'global'].includes(kind))
  const before = end < 0 ? parts : parts.slice(0, end)
  return before.flatMap((line) => line.note ?? []).join('\n')
}

const LIST_METHODS = new Set(['append', 'insert', 'pop', 'remove', 'sort', 'reverse', 'extend'])

const nameOf = ({ kind, value }: Term): string => (kind === 'name' ? value : '')

/** A counter that nobody asks for is no variable. */
function isRepeat([target, values, body]: readonly Term[]): boolean {
  if (values!.kind !== 'call' || !isName(values!.parts[0], 'range') || values!.parts.length !== 2)
    return false
  return !isAsked(body!, target!.value)
}

const HOUSE =
  /^(?:from (?:stage|kidbright|random|time|math) import .*|import (?:random|time|math)|run\(\))$/

/** What only fetches modules is needed where a Python block asks for what it brings. */
function isNeeded({ kind, value }: Term, tops: readonly BlockJson[]): boolean {
  const [, from, names = ''] = /^(?:from (\w+) )?import (.*)$/.exec(value.trim()) ?? []
  if (kind !== 'other' || from === 'stage' || from === 'kidbright') return false
  const said = tops
    .flatMap((top) => [...everyBlock(top)])
    .filter(isPythonBlock)
    .map(pythonOf)
    .join('\n')
  return names.trim() === '*' ? said !== '' : names.split(/\W+/).some((name) => said.includes(name))
}

/** Lines that every program has, and that the blocks have by themselves. */
function isHouse({ kind, value, parts }: Term): boolean {
  if (kind === 'other') return HOUSE.test(value.trim())
  return (
    kind === 'do' &&
    parts[0]!.kind === 'call' &&
    parts[0]!.parts.length === 1 &&
    isName(parts[0]!.parts[0], 'run')
  )
}
