/** What can be written at a place in the text of a program: the names of the project, and those of the blocks. */

import type { BlockMessages } from '@panya/engines/blockly/messages/block-messages.ts'
import { signatureOf, topBlocks } from '@panya/engines/blocks-runtime/block-json.ts'
import type { StageProgram } from '@panya/engines/blocks-runtime/program.ts'
import { namesOf } from '@panya/engines/blocks-runtime/python/python-program.ts'
import { readForPython } from '@panya/engines/blocks-runtime/python/python-reading.ts'
import { knownPatterns } from '@panya/engines/blocks-runtime/python/read/pattern-index.ts'
import { isListType, isOwnType } from '@panya/engines/blocks-runtime/read/read-variables.ts'
import type { OfferedName } from '@panya/engines/code-editor/name-completion.ts'
import { type NameOfBlock, namesOfBlocks, type Owner } from './names-of-blocks.ts'

/** Words of Python that no block says by itself. */
const MORE_KEYWORDS = [
  'def',
  'else',
  'elif',
  'global',
  'pass',
  'break',
  'continue',
  'True',
  'False',
]
const OWNER = /([\p{L}\p{M}\p{N}_]+|["'\])])\s*\.\s*$/u
const NAME = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_]*`
/** A line that gives something a name: `points = 3`, `for word in words`, `def jump(high):`. */
const GIVEN = new RegExp(
  String.raw`^\s*(?:(?:for\s+)?(${NAME})\s*(?:=(?!=)|in\b)|def\s+(${NAME})\s*\(([^)\n]*))`,
  'gmu',
)

interface ProjectNames {
  /** Each by its name in Python, with what it is. */
  owners: ReadonlyMap<string, Owner>
  names: readonly OfferedName[]
  /** What the sprite has of its own, by its name in Python. */
  own: ReadonlyMap<string, readonly OfferedName[]>
}

export class OfferedNames {
  readonly #blocks: readonly NameOfBlock[]
  readonly #project: ProjectNames

  constructor(program: StageProgram, actorId: string, messages: BlockMessages) {
    this.#blocks = namesOfBlocks(knownPatterns(program.board !== undefined), messages)
    this.#project = projectNames(program, actorId, messages)
  }

  /** `before` is the line up to the word that is typed. */
  at(before: string, text: string): OfferedName[] {
    const isHat = /^\s*@/.test(before)
    const owner = OWNER.exec(before)?.[1]
    const offered = owner === undefined ? this.#free(isHat, text) : this.#of(owner, isHat)
    const names = new Map(offered.toReversed().map((one) => [one.name, one]))
    return [...names.values()].toSorted((one, other) => one.name.localeCompare(other.name))
  }

  #free(isHat: boolean, text: string): OfferedName[] {
    const { names } = this.#project
    const hats = this.#blocks.filter((one) => one.owner === '' && one.isHat)
    if (isHat) return [...names.filter(({ kind }) => kind === 'class'), ...hats]
    const things = new Set(
      this.#blocks.flatMap(({ owner }) => (owner.startsWith('the ') ? [owner.slice(4)] : [])),
    )
    return [
      ...names,
      ...this.#blocks.filter((one) => one.owner === '' && !one.isHat),
      ...MORE_KEYWORDS.map((name): OfferedName => ({ name, kind: 'keyword' })),
      ...Array.from(things, (name): OfferedName => ({ name, kind: 'class' })),
      ...namesGivenIn(text),
    ]
  }

  #of(name: string, isHat: boolean): OfferedName[] {
    const owner = this.#project.owners.get(name)
    const isThing = this.#blocks.some((one) => one.owner === `the ${name}`)
    const isOwner = (one: Owner): boolean => {
      if (one === `the ${name}`) return true
      if (isThing && owner === undefined) return false
      if (owner === 'self') return one === 'self' || one === 'sprite'
      // Another sprite can be asked, and told, the same.
      if (owner === 'sprite') return one === 'sprite' || (one === 'self' && !isHat)
      return one === (owner ?? 'text')
    }
    const blocks = this.#blocks.filter((one) => one.isHat === isHat && isOwner(one.owner))
    return isHat ? blocks : [...(this.#project.own.get(name) ?? []), ...blocks]
  }
}

function projectNames(given: StageProgram, actorId: string, messages: BlockMessages): ProjectNames {
  const { program } = readForPython(given)
  const names = namesOf(program)
  const owners = new Map<string, Owner>()
  const offered: OfferedName[] = []
  const own = new Map<string, OfferedName[]>()
  for (const { id, name, workspace } of program.actors) {
    const called = names.name(['actor', id], name, 'sprite')
    owners.set(called, id === actorId ? 'self' : 'sprite')
    if (program.board === undefined) offered.push(thing(called, 'class', name))
    const held: OfferedName[] = []
    own.set(called, held)
    for (const { id: variable, name: wanted, type = '' } of workspace.variables ?? []) {
      if (type === 'message') continue
      const key = ['variable', variable]
      const known = isOwnType(type) ? names.own(key, wanted) : names.name(key, wanted, 'value')
      ;(isOwnType(type) ? held : offered).push(thing(known, 'variable', wanted))
      if (isListType(type)) owners.set(known, 'list')
    }
    if (id === actorId)
      for (const block of topBlocks(workspace))
        if (block.type === 'function_define') {
          const { id: fn, name: wanted, params } = signatureOf(block)
          const known = names.name(['function', id, fn], wanted, 'function')
          const [, info] = messages.blocks.function_call
          offered.push({
            ...thing(known, 'function', wanted),
            params: params.map((param) => names.param([id, fn], param.id, param.name)),
            info,
          })
        }
  }
  return { owners, names: offered, own }
}

/** The learner's own word stands beside it where Python writes it otherwise. */
function thing(name: string, kind: OfferedName['kind'], wanted: string): OfferedName {
  return name === wanted ? { name, kind } : { name, kind, words: wanted }
}

function namesGivenIn(text: string): OfferedName[] {
  return [...text.matchAll(GIVEN)].flatMap(([, variable, fn, params]): OfferedName[] => {
    if (variable !== undefined) return [{ name: variable, kind: 'variable' }]
    const given = params!.split(',').flatMap((param) => /^\s*([^\s=:*]+)/u.exec(param)?.[1] ?? [])
    return [
      { name: fn!, kind: 'function', params: given },
      ...given.map((name): OfferedName => ({ name, kind: 'variable' })),
    ]
  })
}
