/** Ids become names again: Scratch finds sprites, costumes, sounds and messages by them, so each name stands once. */
import type { VariableJson } from '../../blocks-runtime/program.ts'
import { isOwnType } from '../../blocks-runtime/read/read-variables.ts'
import type { ContentActor } from '../content.ts'
import type { SavedContent } from './sb3-json.ts'

export class WriteNames {
  readonly shared: readonly VariableJson[]
  readonly #names = new Map<string, string>()
  readonly #variables = new Map<string, VariableJson>()

  constructor(content: SavedContent) {
    const { actors } = content
    const everybodys = actors.flatMap(({ workspace }) =>
      (workspace.variables ?? []).filter(({ type = '' }) => !isOwnType(type)),
    )
    this.shared = distinct([...content.shared, ...everybodys])
    this.#add('actor', actors)
    for (const { id, costumes, sounds } of actors) {
      this.#add(`costume ${id}`, costumes)
      this.#add(`sound ${id}`, sounds)
    }
    for (const { id, workspace } of actors) {
      for (const variable of ownVariables(workspace.variables))
        this.#variables.set(`${id} ${variable.id}`, variable)
    }
    for (const variable of this.shared) this.#variables.set(variable.id, variable)
  }

  #add(kind: string, entries: readonly { id: string; name: string }[]): void {
    const taken = new Set<string>()
    for (const { id, name } of entries) {
      const stem = name.replace(/\d+$/, '')
      let free = kind === 'actor' && id === 'stage' ? 'Stage' : name
      for (let count = 2; taken.has(free); count++) free = `${stem}${count}`
      taken.add(free)
      this.#names.set(`${kind} ${id}`, free)
    }
  }

  actor(id: string): string | undefined {
    return this.#names.get(`actor ${id}`)
  }

  costume(actor: ContentActor, id: string): string | undefined {
    return this.#names.get(`costume ${actor.id} ${id}`)
  }

  sound(actor: ContentActor, id: string): string | undefined {
    return this.#names.get(`sound ${actor.id} ${id}`)
  }

  /** As this actor sees it: its own, else everybody's. */
  variable(actor: ContentActor, id: string): VariableJson | undefined {
    return this.#variables.get(`${actor.id} ${id}`) ?? this.#variables.get(id)
  }
}

export const ownVariables = (given: readonly VariableJson[] = []): VariableJson[] =>
  distinct(given.filter(({ type = '' }) => isOwnType(type)))

function distinct(variables: readonly VariableJson[]): VariableJson[] {
  const byId = new Map<string, VariableJson>()
  for (const variable of variables) if (!byId.has(variable.id)) byId.set(variable.id, variable)
  return [...byId.values()]
}
