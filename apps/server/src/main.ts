/** The server's program: reads the environment, starts, and ends with grace. */
import { welcome } from './app/seed/welcome.ts'
import { type RunningServer, startServer } from './app/start-server.ts'
import { BrandError } from './platform/brand/load-brand.ts'
import { DataFolderInUse } from './platform/database/data-folder-lock.ts'
import { PoolerProblem } from './platform/database/way-to-database.ts'
import { endWithGrace } from './platform/end-with-grace.ts'
import { EnvError, readEnv } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import { ObjectsProblem } from './platform/objects/require-objects.ts'

let running: RunningServer | undefined

try {
  const env = readEnv(process.env)
  const log = createLog(env)
  endWithGrace(log, {
    drainSeconds: env.drainSeconds,
    leaving: () => running?.app.leaving,
    close: () => running?.close(),
  })
  running = await startServer(env, log)
  process.send?.({ type: 'ready', url: running.url })
  log.info({ url: running.url }, 'ready')
  const { url, brand, school } = running
  if (school !== null) process.stdout.write(welcome(brand, url, school))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function explain(error: unknown): string {
  if (
    error instanceof EnvError ||
    error instanceof BrandError ||
    error instanceof DataFolderInUse ||
    error instanceof PoolerProblem ||
    error instanceof ObjectsProblem
  ) {
    return error.message
  }
  const failure = error as NodeJS.ErrnoException & { port?: number }
  if (failure.code === 'EADDRINUSE') {
    return `Port ${failure.port} is already taken by another program. Stop it, or choose another one: PORT=3001 npm start`
  }
  if (failure.code === 'EACCES' && failure.syscall === 'listen') {
    return `This account may not use port ${failure.port}. Choose one above 1023: PORT=3000 npm start`
  }
  return failure.stack ?? String(error)
}
