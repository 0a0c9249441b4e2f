/** Sends a document without its large things, and those the server does not have yet before it. */
import { mapTexts, readReference } from '@panya/domain/project/asset-reference.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { keyOwner } from '../encryption/key-owner.ts'
import { HttpError } from '../http/http.ts'
import { assetMemory } from './asset-memory.ts'
import { askMissing, putAsset } from './assets-api.ts'
import { bytesFromBase64 } from './base64.ts'
import { inParallel } from './in-parallel.ts'
import { recallFromDevice } from './sealed-assets.ts'

const AT_ONCE = 4
/** Something may be removed between sending it and saving; not again and again. */
const ATTEMPTS = 4

/** The server is known to have them for this person; a page serves one person. */
const onServer = new Set<string>()

/** `send` saves the document it is given; it is asked again when the server misses something after all. */
export async function sendDocument<T>(
  document: ProjectDocument,
  send: (packed: ProjectDocument) => Promise<T>,
  { leaving = false } = {},
): Promise<T> {
  const { document: packed, hashes } = await assetMemory.pack(document)
  const unsure = hashes.filter((hash) => !onServer.has(hash))
  // A page that is being left has time for one request only.
  const lost = unsure.length === 0 || leaving ? null : await sendAssets(await askMissing(unsure))
  let sent = lost ? withoutLost(packed, lost) : packed
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await send(sent)
      for (const hash of hashes) if (!lost?.has(hash)) onServer.add(hash)
      return answer
    } catch (error) {
      const missing = missingOf(error)
      if (!missing || leaving || attempt === ATTEMPTS) throw error
      for (const hash of missing) onServer.delete(hash)
      sent = withoutLost(sent, await sendAssets(missing))
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
