import { opsOf } from '@panya/engines/flow/node-run.ts'
import { NLP_RUNS } from './read/nlp.ts'
import { TEXT_SOURCES_RUNS } from './sources/texts.ts'
import { TRAIN_TEXTS_RUNS } from './train/texts.ts'

/** What the worker that reads texts computes. */
export const nlpOps = opsOf([TEXT_SOURCES_RUNS, NLP_RUNS, TRAIN_TEXTS_RUNS])
