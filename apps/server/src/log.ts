import { type Logger, pino } from 'pino'
import type { Env } from './env.ts'

/** Structured lines without personal data: no addresses, no bodies, no headers. */
export function createLog(env: Pick<Env, 'logLevel'>): Logger {
  return pino({
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'email', 'password', '*.email', '*.password', 'token', '*.token'],
  })
}
