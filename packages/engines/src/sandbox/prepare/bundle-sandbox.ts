/** Makes the document of a sandbox: one file with the frame's script and, as text, its worker's. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import type { SandboxKind } from '../sandbox-kind.ts'

const ENGINES = join(import.meta.dirname, '..', '..')

const ENTRIES: Record<SandboxKind, { frame: string; worker: string }> = {
  python: { frame: 'python/frame.ts', worker: 'python/python-worker.ts' },
  blocks: { frame: 'blocks-runtime/frame.ts', worker: 'blocks-runtime/blocks-worker.ts' },
  board: { frame: 'board/frame.ts', worker: 'board/micropython/board-worker.ts' },
}

/** One classic script: neither a frame nor a worker without an origin can load a second file. */
async function script(entry: string, define: Record<string, string> = {}): Promise<string> {
  const made = await build({
    configFile: false,
    root: ENGINES,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(ENGINES, entry),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [output] = [made].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (output?.type !== 'chunk') throw new Error(`${entry} made no script.`)
  return output.code
}

export interface SandboxDocument {
  name: string
  html: string
}

export async function bundleSandbox(kind: SandboxKind): Promise<SandboxDocument> {
  const { frame, worker } = ENTRIES[kind]
  // Inside a page's script nothing may look like its end.
  const source = JSON.stringify(await script(worker)).replaceAll('<', String.raw`\u003C`)
  const code = await script(frame)
  if (/<\/script|<!--/i.test(code)) throw new Error(`${frame} would end its own script.`)
  const whole = `const WORKER_SOURCE=${source};${code}`
  const html = `<!doctype html><meta charset="utf-8"><title>Sandbox</title><script>${whole}</script>\n`
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 16)
  return { name: `${kind}-${hash}.html`, html }
}
