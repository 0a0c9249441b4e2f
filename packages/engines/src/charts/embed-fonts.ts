/** A picture file opened alone has no page around it: the letters it is written in go with it. */

interface Face {
  family: string
  weight: string
  range: string
  url: string
}

const unquoted = (name: string): string => name.trim().replaceAll(/^['"]|['"]$/g, '')

function facesIn(sheet: CSSStyleSheet): Face[] {
  let rules: CSSRule[]
  try {
    rules = [...sheet.cssRules]
  } catch {
    // Of another site; ours are not.
    return []
  }
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const value = (name: string): string => rule.style.getPropertyValue(name)
    const path = /url\((['"]?)(.+?)\1\)/.exec(value('src'))?.[2]
    if (!path) return []
    const url = new URL(path, sheet.href ?? document.baseURI).href
    const family = unquoted(value('font-family'))
    return [{ family, weight: value('font-weight') || '400', range: value('unicode-range'), url }]
  })
}

/** Whether a range such as `U+E01-E5B, U+200C` has one of these letters. */
export function rangeHas(range: string, letters: ReadonlySet<number>): boolean {
  if (range === '') return true
  return range.split(',').some((part) => {
    const [, from = '', to = from] = /U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/i.exec(part.trim()) ?? []
    const [low, high] = [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to.replaceAll('?', 'F'), 16),
    ]
    // A space alone is no reason to take a font along.
    return [...letters].some((code) => code > 0x20 && code !== 0xa0 && code >= low && code <= high)
  })
}

async function dataUrl(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `data:font/woff2;base64,${btoa(binary)}`
}

/** Only fonts of the page that the picture names, in the weights and scripts it uses. */
export async function withFonts(svg: string): Promise<string> {
  // Read as text: a parser would report every style in it as one that the page does not allow.
  const text = svg.replaceAll(/<[^>]*>/g, '')
  const letters = new Set(Array.from(text, (letter) => letter.codePointAt(0)!))
  const named = new Set(
    [...svg.matchAll(/font-family[:=]\s*"?([^;"]+)/g)].flatMap(([, list = '']) =>
      list.split(',').map(unquoted),
    ),
  )
  const isBold = /font-weight[:=]\s*"?(?:600|700|bold)/.test(svg)
  const faces = [...document.styleSheets].flatMap(facesIn).filter(({ family, weight, range }) => {
    if (!named.has(family) || (Number(weight) > 500 && !isBold)) return false
    return rangeHas(range, letters)
  })
  const rules = await Promise.all(
    faces.map(async ({ family, weight, range, url }) => {
      const data = await dataUrl(url).catch(() => null)
      // Without it the next name in the list is used.
      return data
        ? `@font-face{font-family:'${family}';font-weight:${weight};src:url(${data}) format('woff2');${range && `unicode-range:${range};`}}`
        : ''
    }),
  )
  const style = rules.join('')
  return style ? svg.replace(/<svg[^>]*>/, (open) => `${open}<style>${style}</style>`) : svg
}
