/** Sends a document without its large things, and those the server does not have yet before it. */
import { mapTexts, readReference } from '@panya/domain/project/asset-reference.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { keyOwner } from '../encryption/key-owner.ts'
import { HttpError } from '../http/http.ts'
import { assetMemory } from './asset-memory.ts'
import { putAsset } from './assets-api.ts'
import { bytesFromBase64 } from './base64.ts'
import { inParallel } from './in-parallel.ts'
import { recallFromDevice } from './sealed-assets.ts'

const AT_ONCE = 4
/** Something may be removed between sending it and saving; not again and again. */
const ATTEMPTS = 4

/** `send` saves the document it is given; it is asked again after what was missing has been sent. */
export async function sendDocument<T>(
  document: ProjectDocument,
  send: (packed: ProjectDocument) => Promise<T>,
): Promise<T> {
  let { document: packed } = await assetMemory.pack(document)
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(packed)
    } catch (error) {
      const missing = missingOf(error)
      if (!missing || attempt === ATTEMPTS) throw error
      packed = withoutLost(packed, await sendAssets(missing))
    }
  }
}

function missingOf(error: unknown): string[] | null {
  const body = error instanceof HttpError ? error.body : null
  return body?.message === 'assets-missing' ? (body.missing ?? []) : null
}

/** Gives back those whose bytes are nowhere any more. */
async function sendAssets(hashes: readonly string[]): Promise<Set<string>> {
  const lost = new Set<string>()
  await inParallel(hashes, AT_ONCE, async (hash) => {
    const bytes = await bytesOf(hash)
    if (bytes) await putAsset(hash, bytes)
    else lost.add(hash)
  })
  return lost
}

async function bytesOf(hash: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const base64 = assetMemory.base64Of(hash)
  if (base64 !== null) return bytesFromBase64(base64)
  const user = keyOwner()
  return user === null ? null : recallFromDevice(user, hash).catch(() => null)
}

/** Neither the server nor this device has them: the rest of the work must not wait for them for ever. */
function withoutLost(packed: ProjectDocument, lost: ReadonlySet<string>): ProjectDocument {
  if (lost.size === 0) return packed
  const content = mapTexts(packed.content, (text) => {
    const reference = readReference(text)
    return reference && lost.has(reference.hash) ? assetMemory.standIn(reference) : text
  })
  return { ...packed, content }
}
