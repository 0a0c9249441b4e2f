import { once, siteBytes } from '../ai/site-tensors.ts'
import { readWeights } from './weights.ts'

/** The weights of the drawing network in a worker of the site. */
export const siteWeights = once(async () => {
  const address = new URL('./model/doodle.f16', import.meta.url)
  return readWeights(await siteBytes(address.href))
})
