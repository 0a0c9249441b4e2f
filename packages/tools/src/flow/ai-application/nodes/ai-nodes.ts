import { nodeRegistry } from '@panya/engines/flow/node-type.ts'
import { ACT } from './act/act.ts'
import { NLP } from './read/nlp.ts'
import { OCR } from './read/ocr.ts'
import { DETECT } from './see/detect.ts'
import { DOODLE } from './see/doodle.ts'
import { PEOPLE } from './see/people.ts'
import { SERVER } from './server/server.ts'
import { LISTEN } from './sources/listen.ts'
import { MICROPHONE } from './sources/microphone.ts'
import { PICTURE_SOURCES } from './sources/pictures.ts'
import { SOUND_SOURCES } from './sources/sounds.ts'
import { TABLE_SOURCES } from './sources/tables.ts'
import { TEXT_SOURCES } from './sources/texts.ts'
import { THINK } from './think/think.ts'
import { MODEL_FILES } from './train/files.ts'
import { TRAIN_PICTURES } from './train/pictures.ts'
import { TRAIN_ROWS } from './train/rows.ts'
import { TRAIN_SOUNDS } from './train/sounds.ts'
import { TRAIN_TEXTS } from './train/texts.ts'
import { WHY_PICTURE } from './train/why-picture.ts'

/** Every AI node, in the order of the palette. */
export const AI_NODES = [
  ...PICTURE_SOURCES,
  ...TEXT_SOURCES,
  ...TABLE_SOURCES,
  ...MICROPHONE,
  ...SOUND_SOURCES,
  ...LISTEN,
  ...DETECT,
  ...PEOPLE,
  ...DOODLE,
  ...OCR,
  ...NLP,
  ...TRAIN_PICTURES,
  ...WHY_PICTURE,
  ...TRAIN_SOUNDS,
  ...TRAIN_TEXTS,
  ...TRAIN_ROWS,
  ...MODEL_FILES,
  ...THINK,
  ...ACT,
  ...SERVER,
]

export const aiRegistry = nodeRegistry(AI_NODES)
