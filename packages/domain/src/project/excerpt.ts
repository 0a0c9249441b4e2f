/** The beginning of a program, as it fits on a card. */
export const EXCERPT_LINES = 9
const LINE_LENGTH = 64
/** So much of a text is looked at; long lines of data are cut anyway. */
export const EXCERPT_READ = 1200

/** Signs that draw nothing or turn the order of what is around them. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const UNSEEN = /[\u0000-\u0008\u000B-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

export function excerptOf(text: string): string {
  const lines = text
    .slice(0, EXCERPT_READ)
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', '    ')
    .replaceAll(UNSEEN, '')
    .split('\n')
    .map((line) => line.slice(0, LINE_LENGTH).trimEnd())
  const first = lines.findIndex((line) => line !== '')
  if (first < 0) return ''
  return lines
    .slice(first, first + EXCERPT_LINES)
    .join('\n')
    .trimEnd()
}
