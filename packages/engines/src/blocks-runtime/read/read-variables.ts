/** Which variables and lists a program has, and which of them a script can reach. */
import type { StartValue, VariableJson, WorkspaceJson } from '../program.ts'
import { entries, own, stringOf } from './plain-values.ts'

const TYPES = ['', 'list', 'own', 'own-list', 'message']

export const isOwnType = (type: string): boolean => type.startsWith('own')
export const isListType = (type: string): boolean => type.endsWith('list')

/** Each id once: what comes second under the same id would be two things under one name. */
export function readVariables(
  given: unknown,
  taken: ReadonlySet<string>,
  isBoard: boolean,
): VariableJson[] {
  const seen = new Set(taken)
  return entries(own(given, 'variables')).flatMap((entry) => {
    const id = own(entry, 'id')
    // Nobody owns anything on a board: there is one program, and no sprite.
    const type = stringOf(own(entry, 'type')).replace(/^own-?/, (word) => (isBoard ? '' : word))
    if (typeof id !== 'string' || seen.has(id)) return []
    seen.add(id)
    const name = stringOf(own(entry, 'name'))
    const kind = TYPES.includes(type) ? type : ''
    const value = startValue(own(entry, 'value'), isListType(kind))
    return [{ id, name, type: kind, ...(value === undefined ? {} : { value }) }]
  })
}

function startValue(given: unknown, isList: boolean): StartValue | undefined {
  if (isList) return Array.isArray(given) ? given.filter(isPlain) : undefined
  return isPlain(given) ? given : undefined
}

const isPlain = (given: unknown): given is number | string | boolean =>
  ['number', 'string', 'boolean'].includes(typeof given)

const byWorkspace = new WeakMap<WorkspaceJson, ReadonlyMap<string, VariableJson>>()

/** The variable of this id that is declared in a workspace. */
export function variableIn(workspace: WorkspaceJson, id: string): VariableJson | undefined {
  const known =
    byWorkspace.get(workspace) ?? new Map(workspace.variables?.map((entry) => [entry.id, entry]))
  byWorkspace.set(workspace, known)
  return known.get(id)
}

/** What the scripts of one actor can reach; the rest goes to a variable that belongs to nobody. */
export class VariableScope {
  readonly #known: ReadonlyMap<string, VariableJson>
  readonly #lost: MissingVariables

  constructor(variables: readonly VariableJson[], lost: MissingVariables) {
    this.#known = new Map(variables.map((variable) => [variable.id, variable]))
    this.#lost = lost
  }

  id(given: unknown, kind: 'variable' | 'list' | 'message'): string {
    const named = own(given, 'id') ?? given
    const id = typeof named === 'string' ? named : ''
    if (kind === 'message') return id
    const type = this.#known.get(id)?.type ?? 'message'
    const fits = type !== 'message' && isListType(type) === (kind === 'list')
    return fits ? id : this.#lost.id(kind)
  }
}

/** Made when a block names a variable that is not there: programs in every language need it declared. */
export class MissingVariables {
  readonly made = new Map<'variable' | 'list', VariableJson>()
  readonly #taken: ReadonlySet<string>

  constructor(taken: ReadonlySet<string>) {
    this.#taken = taken
  }

  id(kind: 'variable' | 'list'): string {
    const known = this.made.get(kind)
    if (known) return known.id
    const name = kind === 'list' ? 'lost list' : 'lost'
    let id = name
    while (this.#taken.has(id)) id += '?'
    this.made.set(kind, { id, name, type: kind === 'list' ? 'list' : '' })
    return id
  }
}
