/** One sprite as a .sprite3 file, as Scratch writes and reads it: a zip with sprite.json and its pictures and sounds. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { VariableJson } from '../blocks-runtime/program.ts'
import { LIMITS } from './archive.ts'
import type { ContentActor } from './content.ts'
import { type OpenOptions, openProject } from './open-project.ts'
import { ScratchProblem } from './problem.ts'
import { readJson } from './read-json.ts'
import type { ReportEntry } from './report.ts'
import { type SavedProject, type SaveOptions, saveProject } from './save-project.ts'
import type { SavedContent } from './write/sb3-json.ts'

/** A sprite is a part of a project, and much smaller than the largest one. */
const MOST_BYTES = 30_000_000

interface OpenedSprite {
  sprite: ContentActor
  /** What its blocks use that belongs to everybody. */
  shared: VariableJson[]
  report: ReportEntry[]
}

interface SpriteJson {
  costumes: { md5ext: string }[]
  sounds: { md5ext: string }[]
}

export async function saveSprite(
  content: SavedContent,
  actorId: string,
  options: SaveOptions = {},
): Promise<SavedProject> {
  const stage = content.actors.find(({ isStage }) => isStage) ?? content.actors[0]!
  const sprite = content.actors.find(({ id, isStage }) => id === actorId && !isStage)
  if (!sprite) throw new Error('There is no such sprite.')
  // The others are asked for their names only.
  const others = content.actors.map((actor) =>
    actor === sprite
      ? actor
      : { ...actor, workspace: {}, sounds: actor === stage ? [] : actor.sounds },
  )
  const { bytes, report } = await saveProject(
    { ...content, actors: others, watched: [], monitors: {} },
    options,
  )
  const files = unzipSync(bytes)
  const { targets } = JSON.parse(strFromU8(files['project.json']!)) as { targets: SpriteJson[] }
  const pane = content.actors
    .filter((actor) => actor !== stage)
    .toSorted((a, b) => (a.pane ?? 0) - (b.pane ?? 0))
  const target = targets[pane.indexOf(sprite) + 1]!
  const own = new Set([...target.costumes, ...target.sounds].map(({ md5ext }) => md5ext))
  const kept = Object.fromEntries(Object.entries(files).filter(([name]) => own.has(name)))
  return {
    bytes: zipSync({ 'sprite.json': strToU8(JSON.stringify(target)), ...kept }),
    report,
  }
}

/** Throws a ScratchProblem, and nothing else, when the file cannot be opened. */
export function openSprite(bytes: Uint8Array, options: OpenOptions = {}): OpenedSprite {
  const { 'sprite.json': json, ...files } = unpack(bytes)
  if (!json) throw new ScratchProblem('no-project')
  const data = readJson(new TextDecoder().decode(json))
  if (!isTable(data) || !Array.isArray(data['costumes']))
    throw new ScratchProblem('damaged-project')
  const stage = {
    isStage: true,
    name: 'Stage',
    costumes: [],
    sounds: [],
    blocks: {},
    ...usedByAll(data),
  }
  const project = { targets: [stage, { ...data, isStage: false }], monitors: [] }
  const { content, report } = openProject(
    zipSync({ ...files, 'project.json': strToU8(JSON.stringify(project)) }, { level: 0 }),
    options,
  )
  const sprite = content.actors.find(({ isStage }) => !isStage)
  if (!sprite) throw new ScratchProblem('damaged-project')
  return { sprite, shared: [...content.shared], report }
}

/** Sizes are known before anything is unpacked, and only plain names are. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  const tooBig = (size: number): ScratchProblem =>
    new ScratchProblem('too-big', { bytes: size, limit: MOST_BYTES })
  if (bytes.length > MOST_BYTES) throw tooBig(bytes.length)
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new ScratchProblem('not-scratch')
  let [total, count] = [0, 0]
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        total += Math.max(originalSize, size)
        count += 1
        if (total > MOST_BYTES) throw tooBig(total)
        if (count > LIMITS.files)
          throw new ScratchProblem('too-many-files', { limit: LIMITS.files })
        return /^[^/\\]+$/.test(name) && name !== 'project.json'
      },
    })
  } catch (error) {
    throw error instanceof ScratchProblem ? error : new ScratchProblem('damaged-zip')
  }
}

type Table = Readonly<Record<string, unknown>>

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const OF_FIELDS: Readonly<Record<string, Kind>> = {
  VARIABLE: 'variables',
  LIST: 'lists',
  BROADCAST_OPTION: 'broadcasts',
}
/** How a value that is a variable stands in an input. */
const OF_VALUES: Readonly<Record<number, Kind>> = { 11: 'broadcasts', 12: 'variables', 13: 'lists' }
type Kind = 'variables' | 'lists' | 'broadcasts'

/** The file names what belongs to everybody only where blocks use it. */
function usedByAll(sprite: Table): Record<Kind, Record<string, unknown>> {
  const found: Record<Kind, Record<string, unknown>> = { variables: {}, lists: {}, broadcasts: {} }
  const start = { variables: 0, lists: [] }
  const note = (kind: Kind | undefined, name: unknown, id: unknown): void => {
    if (!kind || typeof name !== 'string' || typeof id !== 'string') return
    const own = sprite[kind]
    if (isTable(own) && Object.hasOwn(own, id)) return
    found[kind][id] = kind === 'broadcasts' ? name : [name, start[kind]]
  }
  const noteValue = (value: unknown): void => {
    if (!Array.isArray(value)) return
    const [code, name, id] = value as unknown[]
    if (typeof code === 'number') note(OF_VALUES[code], name, id)
  }
  for (const block of isTable(sprite['blocks']) ? Object.values(sprite['blocks']) : []) {
    noteValue(block)
    if (!isTable(block)) continue
    for (const [name, field] of isTable(block['fields']) ? Object.entries(block['fields']) : [])
      if (Array.isArray(field)) note(OF_FIELDS[name], field[0], field[1])
    for (const input of isTable(block['inputs']) ? Object.values(block['inputs']) : [])
      if (Array.isArray(input)) for (const slot of input.slice(1)) noteValue(slot)
  }
  return found
}
