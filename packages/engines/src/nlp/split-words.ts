/** Cuts a text into words, also where a script writes none of the spaces: Thai, Chinese. */

const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, known)
  return known
}

export function splitWords(text: string, language = 'en'): string[] {
  return [...segmenter(language).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
}

export type Script = 'th' | 'zh' | 'ar' | 'other'

const SCRIPTS: [Script, RegExp][] = [
  ['th', /\p{Script=Thai}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
]

/** The script most of the letters are written in. */
export function scriptOf(text: string): Script {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [script, pattern] of SCRIPTS)
    if ((text.match(pattern)?.length ?? 0) * 2 > letters) return script
  return 'other'
}
