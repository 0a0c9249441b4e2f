/** Large things of a person: fetched over as many breaks of the line as it takes. */
import { download } from '@panya/engines/download/download.ts'
import { DownloadFailure } from '@panya/engines/download/download-failure.ts'

/** Null when the server does not give it; a line that stays broken throws. */
export async function bytesAt(address: string): Promise<ArrayBuffer | null> {
  try {
    return await download(address)
  } catch (error) {
    if (error instanceof DownloadFailure && error.problem === 'refused') return null
    throw error
  }
}
