/** Puts large things back into a document: from this page, from this device, or from the server. */
import { mapTexts, readReference } from '@panya/domain/project/asset-reference.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { assetMemory } from './asset-memory.ts'
import { type AssetPlace, getAsset } from './assets-api.ts'
import { base64FromBytes, bytesFromBase64, sha256 } from './base64.ts'
import { inParallel } from './in-parallel.ts'
import { keepOnDevice, recallFromDevice } from './sealed-assets.ts'

const AT_ONCE = 6
/** Of what came and is not what it should be; a broken line is waited for while it comes. */
const ATTEMPTS = 2

export interface FillOptions {
  /** Whose device this is: what comes is kept for them. Null keeps nothing. */
  user: number | null
  /** Null for what only this device has. */
  place: AssetPlace | null
  onProgress?(progress: FillProgress): void
}

export interface FillProgress {
  done: number
  total: number
}

export interface FilledDocument {
  document: ProjectDocument
  /** How many things could not be had; something else stands in their places. */
  lost: number
}

export async function fillDocument(
  packed: ProjectDocument,
  options: FillOptions,
): Promise<FilledDocument> {
  const hashes = new Set<string>()
  mapTexts(packed.content, (text) => {
    const reference = readReference(text)
    if (reference) hashes.add(reference.hash)
    return text
  })
  if (hashes.size === 0) return { document: packed, lost: 0 }
  const found = new Map<string, string>()
  let done = 0
  const report = () => options.onProgress?.({ done, total: hashes.size })
  report()
  await inParallel([...hashes], AT_ONCE, async (hash) => {
    const base64 = assetMemory.base64Of(hash) ?? (await findBase64(hash, options))
    if (base64 !== null) found.set(hash, base64)
    done += 1
    report()
  })
  const content = mapTexts(packed.content, (text) => {
    const reference = readReference(text)
    if (!reference) return text
    const base64 = found.get(reference.hash)
    return base64 === undefined
      ? assetMemory.standIn(reference)
      : assetMemory.remember(reference, base64)
  })
  return { document: { ...packed, content }, lost: hashes.size - found.size }
}

async function findBase64(hash: string, { user, place }: FillOptions): Promise<string | null> {
  const kept = user === null ? null : await recallFromDevice(user, hash).catch(() => null)
  if (kept) return base64FromBytes(kept)
  const bytes = place === null ? null : await fetchPatiently(place, hash)
  if (!bytes) return null
  const base64 = base64FromBytes(bytes)
  // The device may be full or forbid it: then it comes from the server again.
  if (user !== null)
    void keepOnDevice(user, hash, () => bytesFromBase64(base64)).catch(() => undefined)
  return base64
}

async function fetchPatiently(
  place: AssetPlace,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const bytes = await getAsset(place, hash).catch(() => null)
    if (!bytes || (await sha256(bytes)) === hash) return bytes
  }
  return null
}
