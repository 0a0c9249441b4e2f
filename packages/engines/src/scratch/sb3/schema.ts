/** What a project.json of Scratch 3 may hold: every value is of its kind afterwards, whatever stood there. */
import * as v from 'valibot'
import type { Plain } from '../project.ts'

/** Scratch saves numbers that JSON cannot hold as words of their own, or as null; they count 0. */
const finiteNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
  v.check(Number.isFinite),
)
const amount = (usual: number) => v.fallback(finiteNumber, usual)
const perhaps = v.fallback(v.optional(finiteNumber), undefined)
const word = (usual = '') =>
  v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), usual)
const flag = (usual: boolean) => v.fallback(v.boolean(), usual)

export const plain = (given: unknown): Plain => {
  if (typeof given === 'number') return Number.isFinite(given) ? given : 0
  if (typeof given === 'string' || typeof given === 'boolean') return given
  return given === null || given === undefined ? 0 : String(JSON.stringify(given))
}

const table = v.fallback(v.record(v.string(), v.unknown()), {})
/** Entries that are not objects are nothing; the others are read. */
const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const read = v.safeParse(schema, entry)
        return read.success ? [read.output as v.InferOutput<S>] : []
      }),
    ),
  )

const COSTUME = v.object({
  name: word(),
  assetId: v.fallback(v.optional(v.string()), undefined),
  md5ext: v.fallback(v.optional(v.string()), undefined),
  dataFormat: word(),
  bitmapResolution: amount(1),
  rotationCenterX: perhaps,
  rotationCenterY: perhaps,
})

const SOUND = v.object({
  name: word(),
  assetId: v.fallback(v.optional(v.string()), undefined),
  md5ext: v.fallback(v.optional(v.string()), undefined),
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
  videoState: v.fallback(v.optional(v.string()), undefined),
  textToSpeechLanguage: v.fallback(v.nullish(v.string()), undefined),
})

const MONITOR = v.object({
  id: word(),
  opcode: word(),
  params: table,
  spriteName: v.fallback(v.nullish(v.string()), undefined),
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
  next: v.fallback(v.nullish(v.string()), undefined),
  inputs: table,
  fields: table,
  shadow: flag(false),
  topLevel: flag(false),
  x: amount(0),
  y: amount(0),
  mutation: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
  comment: v.fallback(v.optional(v.string()), undefined),
})

export const COMMENT = v.object({
  blockId: v.fallback(v.nullish(v.string()), undefined),
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
