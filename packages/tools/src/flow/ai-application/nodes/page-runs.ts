import { opsOf } from '@panya/engines/flow/node-run.ts'
import { ACT_RUNS } from './act/act.ts'
import { LISTEN_RUNS } from './sources/listen.ts'
import { MICROPHONE_RUNS } from './sources/microphone.ts'
import { THINK_RUNS } from './think/think.ts'

/** What the page computes by itself. */
export const pageOps = opsOf([MICROPHONE_RUNS, LISTEN_RUNS, THINK_RUNS, ACT_RUNS])
