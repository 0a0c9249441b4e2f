/** How wide a text is at most, without drawing it: what is laid out must also fit where no canvas is. */

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/
/** Signs above and below letters take no room. */
const MARK = /\p{M}/u
const NARROW = /[\s.,:;'|!ijl()[\]-]/

export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text)
    ems += MARK.test(letter) ? 0 : WIDE.test(letter) ? 1 : NARROW.test(letter) ? 0.4 : 0.66
  return ems * size
}

const letters = new Intl.Segmenter()

/** As much of a text as fits, cut between whole letters. */
export function shortened(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text
  let kept = ''
  for (const { segment } of letters.segment(text)) {
    if (textWidth(`${kept}${segment}…`, size) > room) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
