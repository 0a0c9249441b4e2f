/**
 * Letters in costumes. A drawing shown as an image sees none of the page's fonts: those it needs are put into it, taken
 * from the files the page itself uses. Scratch's names stand for the nearest of ours.
 */

/** What a font of a costume looks like here: ours first, then one that every computer has. */
const OURS = '"IBM Plex Sans", "IBM Plex Sans Thai Looped", "IBM Plex Sans Arabic"'
const STACKS: Record<string, string> = {
  'Sans Serif': `${OURS}, "Noto Sans", Arial, sans-serif`,
  Serif: `Georgia, "Noto Serif", ${OURS}, serif`,
  Handwriting: `"Comic Sans MS", "Chalkboard SE", "Comic Neue", ${OURS}, cursive`,
  Marker: `"IBM Plex Mono", ${OURS}, monospace`,
  Curly: `"Comic Sans MS", ${OURS}, cursive`,
  Pixel: `"IBM Plex Mono", ${OURS}, monospace`,
  Scratch: `"IBM Plex Mono", ${OURS}, monospace`,
  'IBM Plex Mono': `${OURS.replace('"IBM Plex Sans", ', '')}, monospace`,
}

export const COSTUME_FONTS = ['Sans Serif', 'Serif', 'IBM Plex Mono', 'Handwriting'] as const

const firstName = (family: string): string =>
  (family.split(',')[0] ?? '').replaceAll(/["']/g, '').trim()

/** The name with what stands in for it, as a list of fonts. */
export function fontStack(family: string): string {
  const name = firstName(family) || 'Sans Serif'
  return `"${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '')}", ${STACKS[name] ?? STACKS['Sans Serif']}`
}

export function fontName(family: string): string {
  return firstName(family) || 'Sans Serif'
}

/** A font file of the page, and the letters it is for. */
export interface FontFile {
  family: string
  weight: string
  url: string
  /** As in CSS: `U+0E01-0E5B, U+25CC`. Empty for all. */
  range: string
}

function isFor(range: string, letters: readonly number[]): boolean {
  const parts = range.split(',').flatMap((part): [number, number][] => {
    const [, from = '', to = from] = /U\+([\da-f]+)(?:-([\da-f]+))?/i.exec(part) ?? []
    return from === '' ? [] : [[Number.parseInt(from, 16), Number.parseInt(to, 16)]]
  })
  return (
    parts.length === 0 ||
    letters.some((letter) => parts.some(([a, b]) => letter >= a && letter <= b))
  )
}

/** The letters of all texts, and the names of the fonts they ask for. */
export function textNeeds(svg: string): { letters: number[]; fonts: string[] } | null {
  const texts = svg.match(/<text[\s>][\s\S]*?<\/text>/g)
  if (!texts) return null
  const written = texts.join('').replaceAll(/<[^>]*>/g, '')
  const letters = new Set<number>()
  for (const letter of written) {
    const code = letter.codePointAt(0)!
    // A space alone is no reason to take a font along.
    if (code > 32 && code !== 0xa0) letters.add(code)
  }
  const fonts = new Set<string>()
  for (const [, given = ''] of svg.matchAll(/font-family\s*[=:]\s*["']?([^"';>]+)/g))
    fonts.add(given.trim())
  return { letters: [...letters], fonts: [...fonts] }
}

export function neededFiles(
  files: readonly FontFile[],
  needs: { letters: number[]; fonts: string[] },
): FontFile[] {
  const names = needs.fonts.length > 0 ? needs.fonts : ['Sans Serif']
  const stacks = names.map(fontStack).join(', ')
  return files.filter(
    ({ family, weight, range }) =>
      weight !== '600' && stacks.includes(`"${family}"`) && isFor(range, needs.letters),
  )
}

/** The rules that go into the drawing's own style. */
export function fontRules(
  files: readonly (FontFile & { data: string })[],
  fonts: readonly string[],
): string {
  const faces = files.map(
    ({ family, range, data }) =>
      `@font-face{font-family:"${family}";src:url(${data}) format("woff2")${range ? `;unicode-range:${range}` : ''}}`,
  )
  const rules = fonts
    .filter((name) => /^[\p{L}\p{N} ,_-]+$/u.test(name))
    .map((name) => `[font-family="${name}"]{font-family:${fontStack(name)}}`)
  return [`svg{font-family:${fontStack('Sans Serif')}}`, ...faces, ...rules].join('')
}

/** Puts the rules right behind the start of the drawing. */
export function withStyle(svg: string, rules: string): string {
  const style = `<style>${rules.replaceAll('<', '')}</style>`
  return svg.replace(/<svg\b(?:[^>"']|"[^"]*"|'[^']*')*?(\/?)>/, (start: string, end: string) =>
    end === '/' ? start : `${start}${style}`,
  )
}

export type FetchData = (url: string) => Promise<string>

/** The drawing with the letters it needs; as it was when it has no text or the fonts cannot be had. */
export async function withFonts(
  svg: string,
  files: readonly FontFile[],
  fetchData: FetchData,
): Promise<string> {
  const needs = textNeeds(svg)
  if (!needs) return svg
  const got = await Promise.all(
    neededFiles(files, needs).map(async (file) => {
      try {
        return [{ ...file, data: await fetchData(file.url) }]
      } catch {
        return []
      }
    }),
  )
  return withStyle(svg, fontRules(got.flat(), needs.fonts))
}
