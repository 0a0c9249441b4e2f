/** Names that fit: cut between letters as people see them, never inside one. */
const MOST = 40

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

export function shortName(name: string): string {
  // Half a letter alone cannot be saved.
  const whole = name.toWellFormed().trim()
  if (whole.length <= MOST) return whole
  let short = ''
  for (const { segment } of letters.segment(whole)) {
    if (short.length + segment.length > MOST) break
    short += segment
  }
  return short.trim()
}
