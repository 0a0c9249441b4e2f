import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { LARGEST_FILE_MB } from '@panya/engines/tabular/read-table.ts'

/** Reads a chosen file into the flow. What is too big is refused before any of it is read. */
export async function readDataFile(
  file: File,
): Promise<{ name: string; size: number; data?: string }> {
  if (file.size === 0) throw new FlowFailure('empty-file')
  if (file.size > LARGEST_FILE_MB * 1024 * 1024)
    throw new FlowFailure('file-too-big', { max: LARGEST_FILE_MB })
  return { name: file.name, size: file.size, data: await base64Of(file) }
}

/** The browser's own reader works beside the page; doing it here would hold the page up. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const url = reader.result as string
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(new FlowFailure('broken-file')))
    reader.readAsDataURL(file)
  })
}
