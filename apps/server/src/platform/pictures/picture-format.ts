/** Tells pictures apart by their first bytes: what somebody calls them does not count. */

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif'

export function formatOf(bytes: Buffer): PictureFormat | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  // What phones call HEIC and the web AVIF is one box around different codes.
  if (text(4, 8) === 'ftyp' && /^(avif|avis|heic|heix|mif1)$/.test(text(8, 12))) return 'heif'
  return null
}
