/** The way back: Python as a learner wrote it becomes the blocks of one sprite again. */

import { everyBlock } from '../../block-json.ts'
import type {
  ActorSpec,
  BlockJson,
  StageProgram,
  VariableJson,
  WorkspaceJson,
} from '../../program.ts'
import { readForPython } from '../python-reading.ts'
import { type PlacedBlock, pythonTextOf } from '../python-text.ts'
import { OldKeeper } from './keep-old.ts'
import { KnownNames } from './known-names.ts'
import { BlockMaker } from './make-blocks.ts'
import { Making, type Place } from './making.ts'
import { parsePython } from './parse-python.ts'
import { patternIndex } from './pattern-index.ts'
import type { PythonProblem } from './python-problem.ts'
import { PythonScopes } from './python-scopes.ts'
import type { Term } from './python-tree.ts'
import { ScriptReader } from './read-scripts.ts'
import { Sums } from './sums.ts'

export type { PlacedBlock } from '../python-text.ts'
export type { PythonProblem } from './python-problem.ts'

export interface PythonReading {
  workspace: WorkspaceJson
  /** Where each block stands in the text, outer ones before those inside them. */
  places: readonly PlacedBlock[]
  /** Variables, lists and messages that the text brings along; they are in the workspace already. */
  made: readonly VariableJson[]
}

export function readPython(
  text: string,
  program: StageProgram,
  actorId: string,
): { reading: PythonReading } | { problems: readonly PythonProblem[] } {
  const parsed = parsePython(text)
  if ('problems' in parsed) return parsed
  const actor = program.actors.find(({ id }) => id === actorId)
  const known = readForPython(program).program
  // A file may name somebody whom nobody can be: what it says about them stays as it is.
  if (!actor || !known.actors.some(({ id }) => id === actorId))
    return { reading: { workspace: actor?.workspace ?? {}, places: [], made: [] } }
  const sums = new Sums()
  let read = readOnce(text, parsed.body, program, known, actor, sums)
  // Each time something is found out that was not known before, and there is only so much to find out.
  while (sums.decide(readForPython(withBlocks(program, actor, read)).program)) {
    read = readOnce(text, parsed.body, program, known, actor, sums)
  }
  const { tops, places } = keepOld(text, actor, read, oldTexts(program, actor))
  const workspace: WorkspaceJson = {
    ...actor.workspace,
    blocks: { languageVersion: 0, ...actor.workspace.blocks, blocks: tops },
    variables: variablesOf(actor, read.names),
  }
  return { reading: { workspace, places, made: read.names.made } }
}

interface Read {
  names: KnownNames
  making: Making
  scripts: ScriptReader
  made: BlockJson[]
}

function readOnce(
  text: string,
  body: Term,
  program: StageProgram,
  known: StageProgram,
  actor: ActorSpec,
  sums: Sums,
): Read {
  const names = new KnownNames(known, known.actors.find(({ id }) => id === actor.id)!)
  const patterns = patternIndex(program.board !== undefined)
  const making = new Making({ text, program, actor, names, patterns, sums })
  const scopes = new PythonScopes(body, program, names.usedElsewhere())
  const scripts = new ScriptReader(names, new BlockMaker(making), scopes)
  return { names, making, scripts, made: scripts.scripts(body) }
}

const variablesOf = ({ workspace }: ActorSpec, names: KnownNames): VariableJson[] => [
  ...(workspace.variables ?? []),
  ...names.made,
]

/** The program as it would be. */
function withBlocks(program: StageProgram, actor: ActorSpec, { names, made }: Read): StageProgram {
  const workspace = {
    ...actor.workspace,
    blocks: { blocks: made },
    variables: variablesOf(actor, names),
  }
  const actors = program.actors.map((one) => (one === actor ? { ...one, workspace } : one))
  return { ...program, actors }
}

/** Lines without what stands before them: deeper or not, they say the same. */
const plain = (text: string): string => text.replace(/\n[ \t]+/g, '\n')

/** The text of every block as it was printed, by the block's id. */
function oldTexts(program: StageProgram, actor: ActorSpec): ReadonlyMap<string, string> {
  const { text, places } = pythonTextOf(program, actor.id)
  return new Map(places.map(({ block, from, to }) => [block, plain(text.slice(from, to))]))
}

function keepOld(
  text: string,
  actor: ActorSpec,
  { made, making, scripts }: Read,
  old: ReadonlyMap<string, string>,
): { tops: BlockJson[]; places: PlacedBlock[] } {
  const before = actor.workspace.blocks?.blocks ?? []
  const ids = new Set(before.flatMap((top) => [...everyBlock(top)].map(({ id }) => id)))
  let count = 0
  const freshId = (): string => {
    do count += 1
    while (ids.has(`py${count}`))
    return `py${count}`
  }
  const places = new Map<string, Place>()
  const keeper = new OldKeeper({
    old: ({ id }) => (id === undefined || !scripts.sameSignatures ? undefined : old.get(id)),
    isPrinted: ({ id }) => id !== undefined && old.has(id),
    now: (block) => {
      const place = making.places.get(block)
      return place && plain(text.slice(place.from, place.to))
    },
    freshId,
    keep: (kept, block) => {
      const place = making.places.get(block)
      if (place && kept.id !== undefined) places.set(kept.id, place)
    },
  })
  const tops = keeper.tops(before, made)
  const sorted = [...places].toSorted(
    ([, one], [, other]) => one.from - other.from || other.to - one.to,
  )
  return { tops, places: sorted.map(([block, { from, to }]) => ({ block, from, to })) }
}
