/** Names become ids: sprites, costumes, sounds, variables, lists and messages, found as Scratch finds them. */
import type { VariableJson } from '../../blocks-runtime/program.ts'
import type { ScratchField, ScratchProject, ScratchTarget } from '../project.ts'
import type { Report } from '../report.ts'

/** More than that no list here can hold. */
const LONGEST_LIST = 1_000_000

type Kind = 'variable' | 'list'

/** Variables and lists of one target, by id and by name. */
class Declared {
  readonly byId = new Map<string, string>()
  readonly byName = new Map<string, string>()
  readonly json: VariableJson[] = []

  add(kind: Kind, given: { id: string; name: string }, variable: VariableJson): string {
    this.json.push(variable)
    this.byId.set(`${kind} ${given.id}`, variable.id)
    const name = `${kind} ${given.name}`
    if (!this.byName.has(name)) this.byName.set(name, variable.id)
    return variable.id
  }

  find(kind: Kind, { id, value }: ScratchField): string | undefined {
    return this.byId.get(`${kind} ${id}`) ?? this.byName.get(`${kind} ${value}`)
  }
}

export class ProjectNames {
  readonly targets: readonly ScratchTarget[]
  readonly report: Report
  /** The names sprites have here: each only once. */
  readonly spriteNames: readonly string[]
  readonly messages: VariableJson[] = []
  readonly #messageIds = new Map<string, string>()
  readonly #messagesById = new Map<string, string>()
  readonly #declared: Declared[]
  readonly #taken = new Set<string>()

  constructor(project: ScratchProject, report: Report) {
    this.targets = project.targets
    this.report = report
    this.spriteNames = distinctNames(project.targets, report)
    this.#declared = project.targets.map(() => new Declared())
    project.targets.forEach((target, index) => this.#declare(target, index))
    for (const { id, name } of project.broadcasts) this.#messagesById.set(id, this.#heard(name, id))
  }

  actorId(index: number): string {
    return index === 0 ? 'stage' : `sprite-${index}`
  }

  costumeId(index: number, costume: number): string {
    return `${this.actorId(index)}-costume-${costume + 1}`
  }

  soundId(index: number, sound: number): string {
    return `${this.actorId(index)}-sound-${sound + 1}`
  }

  spriteId(name: string): string | null {
    const index = this.spriteNames.indexOf(name, 1)
    return index > 0 ? this.actorId(index) : null
  }

  costume(index: number, name: string): string | null {
    const costume = this.targets[index]!.costumes.findIndex((entry) => entry.name === name)
    return costume < 0 ? null : this.costumeId(index, costume)
  }

  sound(index: number, name: string): string | null {
    const sound = this.targets[index]!.sounds.findIndex((entry) => entry.name === name)
    return sound < 0 ? null : this.soundId(index, sound)
  }

  /** Those of everybody, or of one sprite. */
  variables(index: number): VariableJson[] {
    return this.#declared[index]!.json
  }

  /** By id, then by name, the sprite's own before everybody's; one that is nowhere is made for the sprite. */
  variable(index: number, kind: Kind, field: ScratchField): string {
    const [stage, own] = [this.#declared[0]!, this.#declared[index]!]
    const byId = `${kind} ${field.id}`
    return (
      own.byId.get(byId) ??
      stage.byId.get(byId) ??
      own.find(kind, field) ??
      stage.find(kind, field) ??
      this.#add(index, kind, { id: field.id ?? `lost ${field.value}`, name: String(field.value) })
    )
  }

  known(index: number, kind: Kind, field: ScratchField): string | undefined {
    return this.#declared[index]!.find(kind, field)
  }

  /** The message a hat listens to: by its name, and capitals make no difference. */
  messageHeard(field: ScratchField): string {
    const name = String(field.value)
    return this.#heard(name, field.id ?? `message ${name}`)
  }

  /** The message that is sent: by its id, whatever name is written beside it, then by its name. */
  messageSent(field: ScratchField): string {
    return this.#messagesById.get(field.id ?? '') ?? this.messageHeard(field)
  }

  #heard(name: string, wanted: string): string {
    const key = name.toUpperCase()
    const known = this.#messageIds.get(key)
    if (known !== undefined) return known
    const id = this.#free(wanted)
    this.#messageIds.set(key, id)
    this.messages.push({ id, name, type: 'message' })
    return id
  }

  #declare(target: ScratchTarget, index: number): void {
    const sprite = this.spriteNames[index]!
    for (const { id, name, value, isCloud } of target.variables) {
      this.#add(index, 'variable', { id, name }, value)
      if (isCloud) this.report.add('cloud-variable', { sprite, name })
    }
    for (const { id, name, items } of target.lists) {
      this.#add(index, 'list', { id, name }, items.slice(0, LONGEST_LIST))
      if (items.length > LONGEST_LIST)
        this.report.add('lists-cut', { sprite, name, count: items.length - LONGEST_LIST })
    }
  }

  #add(
    index: number,
    kind: Kind,
    given: { id: string; name: string },
    value?: VariableJson['value'],
  ): string {
    const id = this.#free(given.id)
    const own = index > 0
    const type = kind === 'list' ? (own ? 'own-list' : 'list') : own ? 'own' : ''
    const start = value ?? (kind === 'list' ? [] : 0)
    return this.#declared[index]!.add(kind, given, { id, name: given.name, type, value: start })
  }

  /** Scratch tells kinds and owners apart, we have one table. */
  #free(wanted: string): string {
    let id = wanted
    while (this.#taken.has(id)) id += '\u2032'
    this.#taken.add(id)
    return id
  }
}

/** `cat`, `cat2`, `cat3`: as Scratch does when two have the same name. */
function distinctNames(targets: readonly ScratchTarget[], report: Report): string[] {
  const names = new Set<string>()
  for (const [index, { name }] of targets.entries()) {
    let free = index === 0 ? 'Stage' : name
    if (index > 0 && names.has(free)) {
      const stem = name.replace(/\d+$/, '')
      for (let count = 2; names.has(free); count++) free = `${stem}${count}`
      report.add('renamed-sprite', { sprite: free, name })
    }
    names.add(free)
  }
  return [...names]
}
