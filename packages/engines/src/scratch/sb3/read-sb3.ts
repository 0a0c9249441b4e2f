/** A project.json of Scratch 3. */
import * as v from 'valibot'
import type { VideoStart } from '../../blocks-runtime/program.ts'
import { plain } from '../loose-schema.ts'
import { STYLE_WORDS } from '../opcodes/action-opcodes.ts'
import { ScratchProblem } from '../problem.ts'
import type {
  ScratchList,
  ScratchMonitor,
  ScratchPicture,
  ScratchProject,
  ScratchSound,
  ScratchTarget,
  ScratchVariable,
} from '../project.ts'
import type { Report } from '../report.ts'
import { Sb3Blocks } from './read-sb3-blocks.ts'
import { SB3, type Sb3Monitor, type Sb3Target } from './schema.ts'

export function readSb3(data: unknown, report: Report): ScratchProject {
  const read = v.safeParse(SB3, data)
  if (!read.success) throw new ScratchProblem('damaged-project')
  const { targets, monitors } = read.output
  const stage = targets.find(({ isStage }) => isStage)
  if (!stage) throw new ScratchProblem('damaged-project', { missing: 'stage' })
  const ordered = [stage, ...targets.filter((target) => target !== stage)]
  return {
    targets: ordered.map((target, index) => readTarget(target, index, report)),
    broadcasts: ordered.flatMap(({ broadcasts }) =>
      Object.entries(broadcasts).flatMap(([id, name]) =>
        typeof name === 'string' ? [{ id, name }] : [],
      ),
    ),
    monitors: monitors.map(readMonitor),
    tempo: stage.tempo,
    video: videoOf(stage),
    settings: settingsOf(stage),
  }
}

/** As Scratch reads it: every word but off is on, and only `on` is a mirror. */
function videoOf({ videoState = 'on', videoTransparency = 50 }: Sb3Target): VideoStart {
  const state = videoState === 'on' || videoState === 'off' ? videoState : 'on-flipped'
  return { state, transparency: Math.min(100, Math.max(0, videoTransparency)) }
}

/** Scratch's own start has no language: nothing to say about. */
function settingsOf({ textToSpeechLanguage }: Sb3Target): ScratchProject['settings'] {
  return textToSpeechLanguage ? [{ name: 'textToSpeechLanguage', value: textToSpeechLanguage }] : []
}

function readTarget(given: Sb3Target, index: number, report: Report): ScratchTarget {
  const blocks = new Sb3Blocks(given, report)
  const scripts = blocks.scripts()
  return {
    isStage: index === 0,
    name: index === 0 ? 'Stage' : given.name,
    variables: Object.entries(given.variables).flatMap(readVariable),
    lists: Object.entries(given.lists).flatMap(readList),
    scripts,
    comments: blocks.comments(),
    currentCostume: given.currentCostume,
    costumes: given.costumes.map(readPicture),
    sounds: given.sounds.map(readSound),
    volume: given.volume,
    layer: index === 0 ? 0 : (given.layerOrder ?? index),
    x: given.x,
    y: given.y,
    size: given.size,
    direction: given.direction,
    visible: given.visible,
    draggable: given.draggable,
    rotationStyle: (STYLE_WORDS[given.rotationStyle] ?? 'all') as ScratchTarget['rotationStyle'],
  }
}

function readVariable([id, given]: [string, unknown]): ScratchVariable[] {
  if (!Array.isArray(given)) return []
  const [name, value, cloud] = given as unknown[]
  return [{ id, name: String(plain(name ?? '')), value: plain(value), isCloud: cloud === true }]
}

function readList([id, given]: [string, unknown]): ScratchList[] {
  if (!Array.isArray(given)) return []
  const [name, items] = given as unknown[]
  return [
    { id, name: String(plain(name ?? '')), items: Array.isArray(items) ? items.map(plain) : [] },
  ]
}

function fileOf({
  md5ext,
  assetId,
  dataFormat,
}: {
  md5ext?: string | undefined
  assetId?: string | undefined
  dataFormat: string
}): string {
  return md5ext ?? `${assetId ?? ''}.${dataFormat}`
}

function readPicture(given: Sb3Target['costumes'][number]): ScratchPicture {
  return {
    name: given.name,
    file: fileOf(given),
    resolution: given.bitmapResolution,
    ...(given.rotationCenterX === undefined ? {} : { centreX: given.rotationCenterX }),
    ...(given.rotationCenterY === undefined ? {} : { centreY: given.rotationCenterY }),
  }
}

function readSound(given: Sb3Target['sounds'][number]): ScratchSound {
  return {
    name: given.name,
    file: fileOf(given),
    ...(given.rate === undefined ? {} : { rate: given.rate }),
    ...(given.sampleCount === undefined ? {} : { samples: given.sampleCount }),
  }
}

const NAMED: Readonly<Record<string, string>> = {
  data_variable: 'VARIABLE',
  data_listcontents: 'LIST',
}

function readMonitor(given: Sb3Monitor): ScratchMonitor {
  const fields: ScratchMonitor['fields'] = {}
  for (const [name, value] of Object.entries(given.params)) fields[name] = { value: plain(value) }
  const variable = NAMED[given.opcode]
  if (variable) fields[variable] = { value: fields[variable]?.value ?? '', id: given.id }
  const { x, y, width, height, sliderMin: min, sliderMax: max } = given
  return {
    opcode: given.opcode,
    fields,
    sprite: given.spriteName ?? null,
    mode: given.mode,
    visible: given.visible,
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    isDiscrete: given.isDiscrete,
  }
}
