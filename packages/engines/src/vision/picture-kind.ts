/** What kind of file a picture is, by its first bytes: a name says little and can be changed. */

export type PictureKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'avif'
  | 'ico'
  | 'svg'
  | 'heic'
  | 'tiff'
  | 'psd'
  | 'pdf'
  | 'text'
  | 'empty'
  | 'unknown'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Boxes of phones: which pictures are inside stands in the first one. */
function boxedKind(bytes: Uint8Array): PictureKind | null {
  if (ascii(bytes, 4, 8) !== 'ftyp') return null
  const brands = ascii(bytes, 8, Math.min(bytes.length, 40))
  if (/avif|avis/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : null
}

/** Signs that steer machines, and the one that stands for what is no letter. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000b\u000e-\u001f\ufffd]/

function writtenKind(bytes: Uint8Array): PictureKind {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  if (/<svg[\s>]/i.test(start)) return 'svg'
  // Letters of any language, and nothing that no text has. The end may cut a letter in two.
  const isText = !NO_TEXT.test(start.slice(0, -1))
  return isText ? 'text' : 'unknown'
}

const STARTS: readonly (readonly [start: string, kind: PictureKind])[] = [
  ['\u0089PNG', 'png'],
  ['\u00ff\u00d8\u00ff', 'jpeg'],
  ['GIF8', 'gif'],
  ['BM', 'bmp'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['II+\0', 'tiff'],
  ['MM\0+', 'tiff'],
  ['8BPS', 'psd'],
  ['%PDF', 'pdf'],
  ['\0\0\u0001\0', 'ico'],
]

export function pictureKind(bytes: Uint8Array): PictureKind {
  if (bytes.byteLength === 0) return 'empty'
  const start = ascii(bytes, 0, 4)
  const found = STARTS.find(([known]) => start.startsWith(known))
  if (found) return found[1]
  if (start === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return boxedKind(bytes) ?? writtenKind(bytes)
}

/** Kinds that no browser we know of draws; they are refused by their name. */
export const UNDRAWN: readonly PictureKind[] = ['heic', 'tiff', 'psd', 'pdf']
