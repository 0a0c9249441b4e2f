import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { LARGEST_FILE_MB } from '@panya/engines/tabular/table.ts'
import { base64Of } from '../../flow-kit/base64.ts'

/** Reads a chosen file into the flow. What is too big is refused before any of it is read. */
export async function readDataFile(
  file: File,
): Promise<{ name: string; size: number; data?: string }> {
  if (file.size === 0) throw new FlowFailure('empty-file')
  if (file.size > LARGEST_FILE_MB * 1024 * 1024)
    throw new FlowFailure('file-too-big', { max: LARGEST_FILE_MB })
  const data = await base64Of(file).catch(() => {
    throw new FlowFailure('broken-file')
  })
  return { name: file.name, size: file.size, data }
}
