/** What a project.json of Scratch 3 may hold: every value is of its kind afterwards, whatever stood there. */
import * as v from 'valibot'
import { amount, flag, listOf, perhaps, perhapsWord, table, word } from '../loose-schema.ts'

const COSTUME = v.object({
  name: word(),
  assetId: perhapsWord,
  md5ext: perhapsWord,
  dataFormat: word(),
  bitmapResolution: amount(1),
  rotationCenterX: perhaps,
  rotationCenterY: perhaps,
})

const SOUND = v.object({
  name: word(),
  assetId: perhapsWord,
  md5ext: perhapsWord,
  dataFormat: word('wav'),
  rate: perhaps,
  sampleCount: perhaps,
})

const TARGET = v.object({
  isStage: flag(false),
  name: word(),
  variables: table,
  lists: table,
  broadcasts: table,
  blocks: table,
  comments: table,
  currentCostume: amount(0),
  costumes: listOf(COSTUME),
  sounds: listOf(SOUND),
  volume: amount(100),
  layerOrder: perhaps,
  x: amount(0),
  y: amount(0),
  size: amount(100),
  direction: amount(90),
  visible: flag(true),
  draggable: flag(false),
  rotationStyle: word('all around'),
  tempo: amount(60),
  videoTransparency: perhaps,
  videoState: perhapsWord,
  textToSpeechLanguage: perhapsWord,
})

const MONITOR = v.object({
  id: word(),
  opcode: word(),
  params: table,
  spriteName: perhapsWord,
  mode: v.fallback(v.picklist(['default', 'large', 'slider', 'list']), 'default'),
  visible: flag(true),
  x: perhaps,
  y: perhaps,
  width: perhaps,
  height: perhaps,
  sliderMin: perhaps,
  sliderMax: perhaps,
  isDiscrete: flag(true),
})

export const SB3 = v.object({ targets: listOf(TARGET), monitors: listOf(MONITOR) })

export const BLOCK = v.object({
  opcode: word(),
  next: perhapsWord,
  inputs: table,
  fields: table,
  shadow: flag(false),
  topLevel: flag(false),
  x: amount(0),
  y: amount(0),
  mutation: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
  comment: perhapsWord,
})

export const COMMENT = v.object({
  blockId: perhapsWord,
  x: amount(0),
  y: amount(0),
  width: amount(200),
  height: amount(200),
  minimized: flag(false),
  text: word(),
})

export type Sb3Target = v.InferOutput<typeof TARGET>
export type Sb3Monitor = v.InferOutput<typeof MONITOR>
export type Sb3Block = v.InferOutput<typeof BLOCK>
