/** Bytes as data: addresses, and back. */

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x80_00)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x80_00))
  return btoa(text)
}

/** Null when it is none. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

export const dataAddress = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${toBase64(bytes)}`

export function fromDataAddress(address: string): { type: string; bytes: Uint8Array } | null {
  const [, type = '', data = ''] = /^data:([^;,]*)[^,]*;base64,(.*)$/s.exec(address) ?? []
  const bytes = type === '' ? null : fromBase64(data)
  return bytes ? { type, bytes } : null
}
