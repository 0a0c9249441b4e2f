/** What kind of file some bytes are, by what stands in them; whatever is not known is only bytes. */

const UNKNOWN = { type: 'application/octet-stream', ending: '.bin' }

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)
const begins = (start: string) => (bytes: Buffer) => text(bytes, 0, start.length) === start
const container = (kind: string) => (bytes: Buffer) =>
  begins('RIFF')(bytes) && text(bytes, 8, 12) === kind
/** After a mark of the byte order, a declaration, comments and a document type. */
const SVG =
  /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]{0,300}\?>\s*)?(?:(?:<!--[^-]{0,500}-->|<!DOCTYPE[^>]{0,300}>)\s*){0,4}<svg[\s>]/i

const KINDS: [type: string, ending: string, is: (bytes: Buffer) => boolean][] = [
  ['image/png', '.png', begins('\u0089PNG\r\n\u001a\n')],
  ['image/jpeg', '.jpg', begins('\u00ff\u00d8\u00ff')],
  ['image/gif', '.gif', begins('GIF8')],
  ['image/webp', '.webp', container('WEBP')],
  ['image/bmp', '.bmp', begins('BM')],
  ['audio/wav', '.wav', container('WAVE')],
  ['audio/ogg', '.ogg', begins('OggS')],
  ['audio/flac', '.flac', begins('fLaC')],
  ['audio/mpeg', '.mp3', (bytes) => begins('ID3')(bytes) || isMpegFrame(bytes)],
  ['audio/mp4', '.m4a', (bytes) => text(bytes, 4, 8) === 'ftyp'],
  ['video/webm', '.webm', begins('\u001aE\u00df\u00a3')],
  ['image/svg+xml', '.svg', (bytes) => SVG.test(text(bytes, 0, 3000))],
]

function isMpegFrame(bytes: Buffer): boolean {
  return bytes.length > 2 && bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2
}

export function mediaTypeOf(bytes: Buffer): string {
  return KINDS.find(([, , is]) => is(bytes))?.[0] ?? UNKNOWN.type
}

export function endingOf(mediaType: string): string {
  return KINDS.find(([type]) => type === mediaType)?.[1] ?? UNKNOWN.ending
}
