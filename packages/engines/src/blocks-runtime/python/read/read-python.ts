/** The way back: Python as a learner wrote it becomes the blocks of one sprite again. */

import { everyBlock } from '../../block-json.ts'
import type { ActorSpec, BlockJson, StageProgram, VariableJson, WorkspaceJson } from '../../program.ts'
import { readForPython } from '../python-reading.ts'
import { type PlacedBlock, pythonTextOf } from '../python-text.ts'
import { OldKeeper } from './keep-old.ts'
import { KnownNames } from './known-names.ts'
import { BlockMaker, type Place } from './make-blocks.ts'
import { parsePython } from './parse-python.ts'
import { patternIndex } from './pattern-index.ts'
import type { PythonProblem } from './python-problem.ts'
import { ScriptReader } from './read-scripts.ts'

export type { PythonProblem } from './python-problem.ts'
export type { PlacedBlock } from '../python-text.ts'

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
  if (!actor) return { reading: { workspace: {}, places: [], made: [] } }
  const known = readForPython(program).program
  const names = new KnownNames(known, known.actors.find(({ id }) => id === actorId)!)
  const maker = new BlockMaker(text, program, actor, names, patternIndex(program.board !== undefined))
  const scripts = new ScriptReader(names, maker)
  const made = scripts.scripts(parsed.body)
  const old = oldTexts(program, actor)
  const { tops, places } = keepOld(text, actor, made, maker, old, scripts.sameSignatures)
  const workspace: WorkspaceJson = {
    ...actor.workspace,
    blocks: { languageVersion: 0, ...actor.workspace.blocks, blocks: tops },
    variables: [...(actor.workspace.variables ?? []), ...names.made],
  }
  return { reading: { workspace, places, made: names.made } }
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
  made: readonly BlockJson[],
  maker: BlockMaker,
  old: ReadonlyMap<string, string>,
  areTextsTrue: boolean,
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
    old: ({ id }) => (id === undefined || !areTextsTrue ? undefined : old.get(id)),
    isPrinted: ({ id }) => id !== undefined && old.has(id),
    now: (block) => {
      const place = maker.places.get(block)
      return place && plain(text.slice(place.from, place.to))
    },
    freshId,
    keep: (kept, block) => {
      const place = maker.places.get(block)
      if (place && kept.id !== undefined) places.set(kept.id, place)
    },
  })
  const tops = keeper.tops(before, made)
  const sorted = [...places].sort(([, one], [, other]) => one.from - other.from || other.to - one.to)
  return { tops, places: sorted.map(([block, { from, to }]) => ({ block, from, to })) }
}
