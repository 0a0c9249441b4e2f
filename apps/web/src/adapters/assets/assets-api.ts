/** The server's assets: sent under their hash, got through a project that has them. */
import { bytesAt } from '../http/bytes-at.ts'
import { request } from '../http/http.ts'
import { timeFor } from '../http/time-for.ts'

/** Where a document's assets are asked for. */
export type AssetPlace = `/api/${string}/assets/`

export const projectAssets = (id: string): AssetPlace =>
  `/api/projects/${encodeURIComponent(id)}/assets/`
export const sharedAssets = (shareId: string): AssetPlace =>
  `/api/shared/${encodeURIComponent(shareId)}/assets/`
export const workAssets = (id: string): AssetPlace =>
  `/api/teach/work/${encodeURIComponent(id)}/assets/`

/** Which of these have to be sent before a document can refer to them. */
export const askMissing = async (hashes: readonly string[]) =>
  (
    await request<{ missing: string[] }>('/api/assets/missing', {
      method: 'POST',
      json: { hashes },
    })
  ).missing

export const putAsset = (hash: string, bytes: Uint8Array<ArrayBuffer>) =>
  request<null>(`/api/assets/${hash}`, {
    method: 'PUT',
    body: new Blob([bytes], { type: 'application/octet-stream' }),
    timeLimitMs: timeFor(bytes.length),
  })

/** Null when the server does not give it; a line that stays broken throws. */
export async function getAsset(
  place: AssetPlace,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await bytesAt(`${place}${hash}`)
  return bytes && new Uint8Array(bytes)
}
