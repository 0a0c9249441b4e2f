import { download } from '../download/download.ts'
import { AI_PATH } from './ai-location.ts'
import type { TensorSource } from './tensors.ts'

/** TensorFlow and its models in a worker of the site, from where their files are served. */

export function siteBytes(address: string): Promise<ArrayBuffer> {
  return download(address, { isBuilt: true })
}

export async function siteJson(address: string): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await siteBytes(address)))
}

async function startTensorFlow(): Promise<TensorSource> {
  const { startTensors } = await import('./tensors.ts')
  return startTensors(AI_PATH, {
    json: (name) => siteJson(`${AI_PATH}${name}.json`),
    weights: (name) => siteBytes(`${AI_PATH}${name}.weights`),
  })
}

/** Tried again after a failure: the line may be back. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

export const siteTensors = once(startTensorFlow)
