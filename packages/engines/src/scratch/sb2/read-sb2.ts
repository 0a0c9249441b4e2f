/** A project.json of Scratch 2: the stage holds its sprites, from back to front, and the monitors between them. */
import * as v from 'valibot'
import { plain } from '../loose-schema.ts'
import { STYLE_WORDS } from '../opcodes/action-opcodes.ts'
import type { ScratchList, ScratchProject, ScratchTarget, ScratchVariable } from '../project.ts'
import type { Report } from '../report.ts'
import { readSb2Monitors } from './read-sb2-monitors.ts'
import { Sb2Scripts } from './read-sb2-scripts.ts'
import { Sb2Names, Sb2ProjectNames } from './sb2-names.ts'
import { OBJECT, type Sb2Object, STAGE } from './schema.ts'

const STYLES: Readonly<Record<string, ScratchTarget['rotationStyle']>> = {
  normal: 'all',
  leftRight: 'left-right',
  none: 'none',
}

export function readSb2(data: unknown, report: Report): ScratchProject {
  const stage = v.parse(STAGE, data)
  const layers = stage.children.flatMap((child) => {
    const read = v.safeParse(OBJECT, child)
    return read.success && read.output.objName !== undefined ? [read.output] : []
  })
  const pane = layers.toSorted((a, b) => a.indexInLibrary - b.indexInLibrary)
  const objects: Sb2Object[] = [stage, ...pane]
  const ids = objects.map((object, index) => idsOf(object, index))
  const project = new Sb2ProjectNames(stage.objName ?? 'Stage', ids[0]!, messagesIn(data))
  const targets = objects.map((object, index) => {
    const names = new Sb2Names(project, object.objName ?? '', index, ids[index]!)
    const layer = index === 0 ? 0 : layers.indexOf(object) + 1
    return readTarget(object, names, layer, report)
  })
  return {
    targets,
    broadcasts: project.broadcasts,
    monitors: readSb2Monitors(stage, objects, ids),
    tempo: stage.tempoBPM,
    video: {
      state: stage.info.videoOn === false ? 'off' : 'on',
      transparency: Math.min(100, Math.max(0, 100 - stage.videoAlpha * 100)),
    },
    settings: [],
  }
}

const idOf = (index: number, kind: 'variable' | 'list', name: string): string =>
  index === 0 ? `${kind}-${name}` : `t${index}-${kind}-${name}`

/** By kind and name; the first of two with one name is meant. */
function idsOf(object: Sb2Object, index: number): Map<string, string> {
  const ids = new Map<string, string>()
  for (const { name } of object.variables)
    ids.set(`variable ${name}`, idOf(index, 'variable', name))
  for (const { listName } of object.lists)
    ids.set(`list ${listName}`, idOf(index, 'list', listName))
  return ids
}

/** Every text that could be the name of a message. */
function messagesIn(data: unknown): Set<string> {
  const heard = new Set<string>()
  const waiting: unknown[] = [data]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') heard.add(next.toLowerCase())
    else if (typeof next === 'object' && next !== null) {
      for (const inner of Object.values(next)) waiting.push(inner)
    }
  }
  return heard
}

function variablesOf(object: Sb2Object, index: number): ScratchVariable[] {
  const known = new Map(object.variables.map((one) => [one.name, one]))
  return [...known.values()].map(({ name, value, isPersistent }) => ({
    id: idOf(index, 'variable', name),
    name,
    value: plain(value),
    isCloud: isPersistent,
  }))
}

function listsOf(object: Sb2Object, index: number): ScratchList[] {
  const known = new Map(object.lists.map((one) => [one.listName, one]))
  return [...known.values()].map(({ listName, contents }) => ({
    id: idOf(index, 'list', listName),
    name: listName,
    items: contents.map(plain),
  }))
}

function readTarget(
  object: Sb2Object,
  names: Sb2Names,
  layer: number,
  report: Report,
): ScratchTarget {
  const index = Number(names.prefix.slice(1, -1))
  const blocks = new Sb2Scripts(names, object.scriptComments, report)
  const scripts = blocks.scripts(object.scripts)
  return {
    isStage: names.isStage,
    name: names.isStage ? 'Stage' : names.sprite,
    variables: variablesOf(object, index),
    lists: listsOf(object, index),
    scripts,
    comments: blocks.comments(),
    currentCostume: Math.round(object.currentCostumeIndex),
    costumes: object.costumes.map((costume) => {
      const resolution = costume.bitmapResolution || 1
      const centre = names.isStage
        ? { centreX: 240 * resolution, centreY: 180 * resolution }
        : { centreX: costume.rotationCenterX, centreY: costume.rotationCenterY }
      const layerFile = costume.textLayerID
      return {
        name: costume.costumeName,
        file: fileOf(costume.baseLayerID, costume.baseLayerMD5, 'png'),
        resolution,
        ...(layerFile === undefined || layerFile < 0 ? {} : { textLayer: `${layerFile}.png` }),
        ...(centre.centreX === undefined ? {} : { centreX: centre.centreX }),
        ...(centre.centreY === undefined ? {} : { centreY: centre.centreY }),
      }
    }),
    sounds: object.sounds.map((sound) => ({
      name: sound.soundName,
      file: fileOf(sound.soundID, sound.md5, 'wav'),
      ...(sound.rate === undefined ? {} : { rate: sound.rate }),
      ...(sound.sampleCount === undefined ? {} : { samples: sound.sampleCount }),
    })),
    volume: 100,
    layer,
    x: object.scratchX,
    y: object.scratchY,
    size: object.scale * 100,
    direction: object.direction,
    visible: object.visible,
    draggable: object.isDraggable,
    rotationStyle:
      STYLES[object.rotationStyle] ?? (STYLE_WORDS[object.rotationStyle] as 'all') ?? 'all',
  }
}

/** `<number>.<ending>`; a project that was never packed has only the names by content. */
function fileOf(number: number | undefined, md5: string, usual: string): string {
  const ending = /\.(\w+)$/.exec(md5)?.[1] ?? usual
  return number === undefined || number < 0 ? md5 : `${number}.${ending}`
}
