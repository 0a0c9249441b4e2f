import { opsOf } from '@panya/engines/flow/node-run.ts'
import { WORDS_RUNS } from './read/words.ts'
import { TEXT_SOURCES_RUNS } from './sources/texts.ts'
import { TRAIN_TEXTS_RUNS } from './train/texts.ts'

/** What the worker that reads texts computes. */
export const wordsOps = opsOf([TEXT_SOURCES_RUNS, WORDS_RUNS, TRAIN_TEXTS_RUNS])
