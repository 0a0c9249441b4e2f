/** Ruff in a worker: finds slips and tidies Python. */
import init, { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-web'
import { download } from '../download/download.ts'
import type { FromRuff, RuffDiagnostic, ToRuff } from './ruff-protocol.ts'

/** Slips a beginner should hear about, and no matters of taste. */
const OPTIONS = {
  'line-length': 88,
  'indent-width': 4,
  lint: {
    select: ['F', 'E711', 'E712'],
    ignore: ['F403', 'F405', 'F841'],
  },
  format: { 'indent-style': 'space', 'quote-style': 'preserve' },
}

let workspace: Promise<Workspace> | null = null

async function load(wasm: string): Promise<Workspace> {
  await init({ module_or_path: await download(wasm, { isBuilt: true }) })
  return new Workspace(OPTIONS, PositionEncoding.Utf16)
}

function format(ready: Workspace, text: string): string | null {
  try {
    return ready.format(text)
  } catch {
    return null
  }
}

async function answer(message: ToRuff): Promise<void> {
  if (message.type === 'start') {
    workspace = load(message.wasm)
    return
  }
  const ready = await workspace
  if (!ready) return
  const { id, text } = message
  const reply: FromRuff =
    message.type === 'check'
      ? { id, diagnostics: ready.check(text) as RuffDiagnostic[] }
      : { id, formatted: format(ready, text) }
  postMessage(reply)
}

addEventListener('message', (event: MessageEvent<ToRuff>) => void answer(event.data))
