import { opsOf } from '@panya/engines/flow/node-run.ts'
import { SERVER_RUNS } from './server/server.ts'

/** What is asked of the server's AI. */
export const serverOps = opsOf([SERVER_RUNS])
