/** Who is meant by a name in the text: the way back of the names that the printed text has. */

import { signatureOf, topBlocks } from '../../block-json.ts'
import type {
  ActorSpec,
  BlockJson,
  FunctionSignature,
  StageProgram,
  VariableJson,
} from '../../program.ts'
import { isListType, isOwnType } from '../../read/read-variables.ts'
import type { PythonNames } from '../python-names.ts'
import { namesOf } from '../python-program.ts'

export interface OwnFunction {
  signature: FunctionSignature
  /** Names of its parameters in Python. */
  params: string[]
}

export class KnownNames {
  readonly self: string
  readonly #program: StageProgram
  readonly #actor: ActorSpec
  readonly #actors = new Map<string, string>()
  readonly #shared = new Map<string, VariableJson>()
  /** Each sprite's own variables by their name in Python. */
  readonly #own = new Map<string, Map<string, VariableJson>>()
  readonly functions = new Map<string, OwnFunction>()
  /** What the text brings along. */
  readonly made: VariableJson[] = []
  readonly #ids: Set<string>

  constructor(program: StageProgram, actor: ActorSpec) {
    this.#program = program
    this.#actor = actor
    const names: PythonNames = namesOf(program)
    this.self = names.name(['actor', actor.id], actor.name, 'sprite')
    this.#ids = new Set(program.actors.flatMap(({ id }) => id))
    for (const { id, name, workspace } of program.actors) {
      this.#actors.set(names.name(['actor', id], name, 'sprite'), id)
      const own = new Map<string, VariableJson>()
      for (const variable of workspace.variables ?? []) {
        this.#ids.add(variable.id)
        const { type = '' } = variable
        if (type === 'message') continue
        if (isOwnType(type)) own.set(names.own(['variable', variable.id], variable.name), variable)
        else
          this.#shared.set(names.name(['variable', variable.id], variable.name, 'value'), variable)
      }
      this.#own.set(id, own)
    }
    for (const block of topBlocks(actor.workspace))
      if (block.type === 'function_define') this.#learn(block, names)
  }

  #learn(block: BlockJson, names: PythonNames): void {
    const signature = signatureOf(block)
    const { id, name, params } = signature
    const known = names.name(['function', this.#actor.id, id], name, 'function')
    if (this.functions.has(known)) return
    const given = params.map((param) =>
      names.name(['param', this.#actor.id, id, param.id], param.name, 'value'),
    )
    this.functions.set(known, { signature, params: given })
  }

  actor(name: string): string | undefined {
    return this.#actors.get(name)
  }

  isSelf = (name: string): boolean => name === this.self

  variable(name: string, isList: boolean): string | undefined {
    return fitting(this.#shared.get(name), isList)
  }

  /** Whether somebody holds this: a variable is then never made a second time under its name. */
  isTaken(name: string): boolean {
    return this.#shared.has(name) || this.#actors.has(name) || this.functions.has(name)
  }

  own(actorId: string, name: string, isList: boolean): string | undefined {
    return fitting(this.#own.get(actorId)?.get(name), isList)
  }

  ownName(actorId: string, name: string): string | undefined {
    return this.#own.get(actorId)?.get(name)?.name
  }

  /** Names of everybody's variables that others than this sprite use. */
  usedElsewhere(): ReadonlySet<string> {
    const others = this.#program.actors.filter(({ id }) => id !== this.#actor.id)
    const used = JSON.stringify(others.map(({ workspace }) => workspace.blocks ?? null))
    return new Set(
      [...this.#shared].flatMap(([name, { id }]) =>
        used.includes(JSON.stringify(id)) ? name : [],
      ),
    )
  }

  /** A message by what it says; one that nobody knew is made. */
  message(said: string): string {
    for (const { workspace } of this.#program.actors) {
      const known = workspace.variables?.find(
        ({ name, type }) => type === 'message' && name === said,
      )
      if (known) return known.id
    }
    return (
      this.made.find(({ name, type }) => type === 'message' && name === said) ??
      this.#make(said, 'message')
    ).id
  }

  makeVariable(name: string, isList: boolean): void {
    this.#shared.set(name, this.#make(name, isList ? 'list' : ''))
  }

  makeOwn(name: string, isList: boolean): void {
    this.#own.get(this.#actor.id)!.set(name, this.#make(name, isList ? 'own-list' : 'own'))
  }

  freshId(wanted: string): string {
    let id = wanted
    for (let count = 2; this.#ids.has(id); count++) id = `${wanted}-${count}`
    this.#ids.add(id)
    return id
  }

  #make(name: string, type: string): VariableJson {
    const variable = { id: this.freshId(`python-${name}`), name, type }
    this.made.push(variable)
    return variable
  }
}

function fitting(variable: VariableJson | undefined, isList: boolean): string | undefined {
  return variable && isListType(variable.type ?? '') === isList ? variable.id : undefined
}
