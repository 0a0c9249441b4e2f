/** The font files the page uses, as its own style sheets name them. */
import type { FontFile } from './costume-fonts.ts'

export function pageFonts(sheets: Iterable<CSSStyleSheet> = document.styleSheets): FontFile[] {
  const files: FontFile[] = []
  for (const sheet of sheets) {
    let rules: CSSRuleList
    try {
      rules = sheet.cssRules
    } catch {
      // A sheet of somebody else, an extension's for instance, cannot be read.
      continue
    }
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const { style } = rule
      const [, address] = /url\(\s*["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? []
      if (!address) continue
      files.push({
        family: style.getPropertyValue('font-family').replaceAll(/["']/g, ''),
        weight: style.getPropertyValue('font-weight'),
        range: style.getPropertyValue('unicode-range'),
        url: new URL(address, sheet.href ?? document.baseURI).href,
      })
    }
  }
  return files
}
