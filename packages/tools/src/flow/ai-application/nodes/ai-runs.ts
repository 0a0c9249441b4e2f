import { opsOf } from '@panya/engines/flow/node-run.ts'
import { DETECT_RUNS } from './see/detect.ts'
import { DOODLE_RUNS } from './see/doodle.ts'
import { PEOPLE_RUNS } from './see/people.ts'
import { PICTURE_SOURCES_RUNS } from './sources/pictures.ts'
import { SOUND_SOURCES_RUNS } from './sources/sounds.ts'
import { TABLE_SOURCES_RUNS } from './sources/tables.ts'
import { MODEL_FILES_RUNS } from './train/files.ts'
import { TRAIN_PICTURES_RUNS } from './train/pictures.ts'
import { TRAIN_ROWS_RUNS } from './train/rows.ts'
import { TRAIN_SOUNDS_RUNS } from './train/sounds.ts'
import { WHY_PICTURE_RUNS } from './train/why-picture.ts'

/** What the worker that owns TensorFlow computes. */
export const aiOps = opsOf([
  PICTURE_SOURCES_RUNS,
  TABLE_SOURCES_RUNS,
  SOUND_SOURCES_RUNS,
  DETECT_RUNS,
  PEOPLE_RUNS,
  DOODLE_RUNS,
  TRAIN_PICTURES_RUNS,
  WHY_PICTURE_RUNS,
  TRAIN_SOUNDS_RUNS,
  TRAIN_ROWS_RUNS,
  MODEL_FILES_RUNS,
])
