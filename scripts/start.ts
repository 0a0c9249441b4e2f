/** `npm start`: builds what is missing, then runs the server in this process. */
import { build } from './build.ts'

process.env['NODE_ENV'] ??= 'production'
await build()
await import('../apps/server/src/main.ts')
