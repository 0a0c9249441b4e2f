import { download } from '../download/download.ts'
import type { DoodleReply, DoodleRequest } from './doodle-protocol.ts'
import { explain, guess } from './explain.ts'
import { type Gallery, readGallery } from './gallery.ts'
import { readWeights, type Weights } from './weights.ts'

/** Runs the doodle network off the page's thread. */

interface Model {
  weights: Weights
  gallery: Gallery
}

function load(address: URL): Promise<ArrayBuffer> {
  return download(address.href, { isBuilt: true })
}

async function loadModel(): Promise<Model> {
  const [weights, gallery] = await Promise.all([
    load(new URL('./model/doodle.f16', import.meta.url)),
    load(new URL('./model/gallery.bin', import.meta.url)),
  ])
  return { weights: readWeights(weights), gallery: readGallery(gallery) }
}

let model: Promise<Model> | null = null

async function answer(request: DoodleRequest): Promise<DoodleReply> {
  try {
    model ??= loadModel()
    const { weights, gallery } = await model
    const { id, strokes } = request
    if (request.ask === 'guess') return { id, ok: true, guesses: guess(weights, strokes) }
    return { id, ok: true, explanation: explain(weights, gallery, strokes, request.about) }
  } catch (error) {
    model = null
    return { id: request.id, ok: false, message: error instanceof Error ? error.message : 'error' }
  }
}

addEventListener('message', (event: MessageEvent<DoodleRequest>) => {
  void answer(event.data).then((reply) => postMessage(reply))
})
