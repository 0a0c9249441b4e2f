/** The text of a file whose encoding nobody tells: by its mark, as UTF-8 when that fits, else as Thai Windows-874 (TIS-620), the usual other one here. */
export function decodeText(bytes: Uint8Array): string {
  const decode = (label: string, from = 0): string =>
    new TextDecoder(label).decode(bytes.subarray(from))
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', 2)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', 2)
  if (looksLikeUtf16(bytes)) return decode('utf-16le')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode('windows-874')
  }
}

function looksLikeUtf16(bytes: Uint8Array): boolean {
  let zeros = 0
  const seen = Math.min(bytes.length, 400)
  for (let i = 1; i < seen; i += 2) if (bytes[i] === 0) zeros++
  return seen > 20 && zeros > seen / 4
}
