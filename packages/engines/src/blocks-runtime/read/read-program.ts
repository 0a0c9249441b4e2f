/** The door of every compiler: a program as it came out of a file becomes a well-formed one, and what had to be left out is named. */
import {
  type ActorSpec,
  type CostumeSpec,
  RULES,
  type SoundSpec,
  type StageProgram,
  type VariableJson,
  VIDEO_STATES,
} from '../program.ts'
import { entries, finite, isFields, numbersOf, oneOf, own, stringOf } from './plain-values.ts'
import { BlockReader, type Limits, type ProgramProblem } from './read-blocks.ts'
import { isOwnType, MissingVariables, readVariables, VariableScope } from './read-variables.ts'

/** Blocks inside blocks: more than anybody can read, and less than the machines' stacks can bear. */
export const DEEPEST = 450
const MOST_BLOCKS = 50_000
/** Who opens a foreign file wants to know what is wrong, not every place. */
const MOST_PROBLEMS = 20
const ROTATION_STYLES = ['all', 'left-right', 'none'] as const

export interface ReadProgram {
  program: StageProgram
  problems: ProgramProblem[]
}

export function readProgram(given: StageProgram, deepest = DEEPEST): ReadProgram {
  const board = own(given, 'board') as StageProgram['board']
  const isBoard = board !== undefined
  const actors = distinctActors(given)
  const shared = new Map<string, VariableJson>()
  const declared = actors.map((actor) => {
    const variables = readVariables(own(actor, 'workspace'), new Set(shared.keys()), isBoard)
    for (const variable of variables) {
      if (!isOwnType(variable.type ?? '')) shared.set(variable.id, variable)
    }
    return variables
  })
  const everyId = new Set(declared.flatMap((variables) => variables.map(({ id }) => id)))
  const lost = new MissingVariables(everyId)
  const limits: Limits = { left: MOST_BLOCKS, deepest, isBoard, isArduino: board?.language === 'arduino' }
  const problems: ProgramProblem[] = []
  const read = actors.map((actor, index) => {
    const mine = declared[index]!.filter(({ id, type = '' }) => isOwnType(type) && !shared.has(id))
    const reader = new BlockReader(
      stringOf(own(actor, 'id')),
      new VariableScope([...shared.values(), ...mine], lost),
      limits,
    )
    const blocks = reader.scripts(own(actor, 'workspace'))
    problems.push(...reader.problems)
    const everybodys = declared[index]!.filter(({ type = '' }) => !isOwnType(type))
    return readActor(actor, { blocks: { blocks }, variables: [...everybodys, ...mine] })
  })
  read[0]?.workspace.variables?.push(...lost.made.values())
  return {
    program: {
      actors: read,
      watched: entries(own(given, 'watched')).filter((id) => typeof id === 'string'),
      rules: oneOf(own(given, 'rules'), RULES),
      ...numbersOf(given, 'tempo'),
      ...readVideo(own(given, 'video')),
      ...(board ? { board } : {}),
    },
    problems: problems.slice(0, MOST_PROBLEMS),
  }
}

function readVideo(given: unknown): Pick<StageProgram, 'video'> {
  if (!isFields(given)) return {}
  const transparency = Math.min(100, Math.max(0, finite(own(given, 'transparency'), 50)))
  return { video: { state: oneOf(own(given, 'state'), VIDEO_STATES), transparency } }
}

const STAGE = { id: 'stage', isStage: true }

/** Each id once, and always a stage to stand on. */
function distinctActors(given: StageProgram): unknown[] {
  const byId = new Map<string, unknown>()
  for (const actor of entries(own(given, 'actors'))) {
    const id = own(actor, 'id')
    if (typeof id === 'string' && !byId.has(id)) byId.set(id, actor)
  }
  const actors = [...byId.values()]
  return actors.some((actor) => own(actor, 'isStage') === true) ? actors : [STAGE, ...actors]
}

function readActor(given: unknown, workspace: ActorSpec['workspace']): ActorSpec {
  const costumes = entries(own(given, 'costumes')).map(readCostume)
  return {
    id: stringOf(own(given, 'id')),
    name: stringOf(own(given, 'name')),
    isStage: own(given, 'isStage') === true,
    x: finite(own(given, 'x'), 0),
    y: finite(own(given, 'y'), 0),
    direction: finite(own(given, 'direction'), 90),
    size: finite(own(given, 'size'), 100),
    visible: own(given, 'visible') !== false,
    draggable: own(given, 'draggable') === true,
    rotationStyle: oneOf(own(given, 'rotationStyle'), ROTATION_STYLES),
    costume: Math.min(
      Math.max(0, Math.floor(finite(own(given, 'costume'), 0))),
      Math.max(0, costumes.length - 1),
    ),
    costumes,
    sounds: entries(own(given, 'sounds')).map(readSound),
    ...numbersOf(given, 'volume'),
    workspace,
  }
}

function readCostume(given: unknown): CostumeSpec {
  const [id, name] = [stringOf(own(given, 'id')), stringOf(own(given, 'name'))]
  const size = (side: string): number => Math.max(1, finite(own(given, side), 1))
  const centre = numbersOf(given, 'centreX', 'centreY')
  return { id, name, width: size('width'), height: size('height'), ...centre }
}

function readSound(given: unknown): SoundSpec {
  const [id, name] = [stringOf(own(given, 'id')), stringOf(own(given, 'name'))]
  return { id, name, seconds: Math.max(0, finite(own(given, 'seconds'), 0)) }
}
