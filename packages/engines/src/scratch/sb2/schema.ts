/** What a project.json of Scratch 2 may hold: every value is of its kind afterwards, whatever stood there. */
import * as v from 'valibot'
import { amount, anything, flag, listOf, perhaps, perhapsWord, word } from '../loose-schema.ts'

const COSTUME = v.object({
  costumeName: word(),
  baseLayerID: perhaps,
  baseLayerMD5: word(),
  textLayerID: perhaps,
  bitmapResolution: amount(1),
  rotationCenterX: perhaps,
  rotationCenterY: perhaps,
})

const SOUND = v.object({
  soundName: word(),
  soundID: perhaps,
  md5: word(),
  rate: perhaps,
  sampleCount: perhaps,
})

const VARIABLE = v.object({
  name: word(),
  value: v.optional(v.unknown()),
  isPersistent: flag(false),
})

const LIST = v.object({
  listName: word(),
  contents: anything,
  x: perhaps,
  y: perhaps,
  width: perhaps,
  height: perhaps,
  visible: flag(false),
})

const entries = {
  objName: perhapsWord,
  variables: listOf(VARIABLE),
  lists: listOf(LIST),
  scripts: v.optional(v.unknown()),
  scriptComments: v.optional(v.unknown()),
  costumes: listOf(COSTUME),
  sounds: listOf(SOUND),
  currentCostumeIndex: amount(0),
  scratchX: amount(0),
  scratchY: amount(0),
  scale: amount(1),
  direction: amount(90),
  rotationStyle: word('normal'),
  isDraggable: flag(false),
  visible: flag(true),
  indexInLibrary: amount(1e9),
}

export const OBJECT = v.object(entries)

export const STAGE = v.object({
  ...entries,
  children: anything,
  tempoBPM: amount(60),
  videoAlpha: amount(0.5),
  info: v.fallback(v.object({ videoOn: v.fallback(v.optional(v.boolean()), undefined) }), {
    videoOn: undefined,
  }),
})

export const MONITOR = v.object({
  target: word(),
  cmd: v.string(),
  param: v.optional(v.unknown()),
  mode: amount(1),
  sliderMin: perhaps,
  sliderMax: perhaps,
  isDiscrete: flag(true),
  x: perhaps,
  y: perhaps,
  visible: flag(true),
})

export type Sb2Object = v.InferOutput<typeof OBJECT>
export type Sb2Stage = v.InferOutput<typeof STAGE>
