/** Files a learner brings: how large they may be, and how they are kept. */
import { bytesIn, FILE_LIMITS, isFileName } from '@panya/domain/notebook/data-file.ts'
import type { DataFile } from '@panya/domain/notebook/notebook.ts'

export interface FileProblem {
  text: 'fileTooLarge' | 'filesFull' | 'fileBadName'
  name: string
}

/** Why these files cannot be added, or null. */
export function fileProblem(
  chosen: { name: string; size: number }[],
  there: DataFile[],
): FileProblem | null {
  for (const { name, size } of chosen) {
    if (!isFileName(name)) return { text: 'fileBadName', name }
    if (size > FILE_LIMITS.bytes) return { text: 'fileTooLarge', name }
  }
  const replaced = new Set(chosen.map((file) => file.name))
  const kept = there.filter((file) => !replaced.has(file.name))
  const sum =
    kept.reduce((total, file) => total + bytesIn(file), 0) +
    chosen.reduce((total, file) => total + file.size, 0)
  return sum > FILE_LIMITS.allBytes || kept.length + chosen.length > FILE_LIMITS.count
    ? { text: 'filesFull', name: '' }
    : null
}

export async function readDataFile(file: File): Promise<DataFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
    return { name: file.name, text }
  } catch {
    let binary = ''
    for (const byte of bytes) binary += String.fromCharCode(byte)
    return { name: file.name, base64: btoa(binary) }
  }
}
