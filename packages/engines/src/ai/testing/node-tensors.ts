import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AI_VERSION } from '../ai-location.ts'
import { startTensors, type TensorSource } from '../tensors.ts'

/** The real models, prepared as for the browser, in this process. */

const VENDOR = join(import.meta.dirname, '../../../../../.cache/vendor')
export const AI_FILES = join(VENDOR, 'ai', AI_VERSION)

let started: Promise<TensorSource> | null = null

async function start(): Promise<TensorSource> {
  const script = join(import.meta.dirname, '../../../../../scripts/vendor/ai.ts')
  const { prepare } = (await import(script)) as { prepare: (outDir: string) => Promise<void> }
  await prepare(VENDOR)
  return startTensors(`${AI_FILES}/`, {
    json: async (name) => JSON.parse(await readFile(join(AI_FILES, `${name}.json`), 'utf8')),
    weights: async (name) =>
      new Uint8Array(await readFile(join(AI_FILES, `${name}.weights`))).buffer,
  })
}

export function nodeTensors(): Promise<TensorSource> {
  started ??= start()
  return started
}
