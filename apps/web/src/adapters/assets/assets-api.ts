/** The server's assets: sent under their hash, got through a project that has them. */
import { request } from '../http/http.ts'

/** Sixteen megabytes over a slow line. */
const TIME_LIMIT_MS = 180_000

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
    timeLimitMs: TIME_LIMIT_MS,
  })

/** Null when the server does not give it; a broken connection throws. */
export async function getAsset(
  place: AssetPlace,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const answer = await fetch(`${place}${hash}`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}.`)
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
}
