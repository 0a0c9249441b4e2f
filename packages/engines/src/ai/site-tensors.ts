import { AI_PATH } from './ai-location.ts'
import type { TensorSource } from './tensors.ts'

/** TensorFlow and its models in a worker of the site, from where their files are served. */

export async function siteFile(address: string | URL): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`A model could not be loaded (${response.status}).`)
  return response
}

async function startTensorFlow(): Promise<TensorSource> {
  const { startTensors } = await import('./tensors.ts')
  return startTensors(AI_PATH, {
    json: async (name) => (await siteFile(`${AI_PATH}${name}.json`)).json(),
    weights: async (name) => (await siteFile(`${AI_PATH}${name}.weights`)).arrayBuffer(),
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
