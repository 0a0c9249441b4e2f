import { download } from '../download/download.ts'

/** A file a runtime is made of: the page fetches it and hands it over to the frame, which has no network. */
export async function fetchBytes(address: string): Promise<ArrayBuffer | null> {
  return download(address, { isBuilt: true }).catch(() => null)
}
