import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from './env.ts'

/** Structured lines without personal data: no addresses, no bodies, no headers. */
export function createLog(env: Pick<Env, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'email', 'password', '*.email', '*.password', 'token', '*.token'],
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Only these: an error of the database carries its connection, and the values it was given. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  return {
    type: error.constructor.name,
    code: typeof code === 'string' ? code : undefined,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}

/** The query builder puts the values of a failed query behind its text. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: .*/g, '')
}
