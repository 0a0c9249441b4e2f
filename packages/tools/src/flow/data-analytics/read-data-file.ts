/** Reads a chosen file into the flow. */

const LARGEST = 200 * 1024 * 1024

export async function readDataFile(
  file: File,
): Promise<{ name: string; size: number; data?: string }> {
  if (file.size === 0) throw new Error('empty-file')
  if (file.size > LARGEST) throw new Error('file-too-big')
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return { name: file.name, size: file.size, data: btoa(text) }
}
