/** `npm start`: builds what is missing, then runs the server in this process. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.ts'
import { startInDraft } from './draft-language.ts'
import { beginWithSteadyMemory } from './steady-memory.ts'

beginWithSteadyMemory()
process.env['NODE_ENV'] ??= 'production'
const draft = process.env['DRAFT_LANGUAGE']
if (draft) process.exit(await startInDraft(draft))
await build()
await import('../apps/server/src/main.ts')
// In a process of its own: the server answers meanwhile, and the notebook's page shows how far it is.
const notebook = spawn(process.execPath, [join(import.meta.dirname, 'notebook.ts')], {
  stdio: 'inherit',
})
process.on('exit', () => notebook.kill())
