/**
 * Writes what a style element says onto the elements it speaks of, inside a document nobody sees: tables that
 * pandas has styled keep their colours, and no sheet of a stranger ever applies to the page.
 */
import { safeStyle } from '@panya/domain/html/safe-style.ts'

const MOST_CHARACTERS = 2_000_000
/** Elements looked at for all rules together. */
const MOST_LOOKS = 4_000_000

const PLACE = String.raw`:(?:first|last|only)-(?:child|of-type)|:nth-(?:child|of-type)\((?:even|odd|[\dn+ -]{1,12})\)`
const COMPOUND = String.raw`(?:[a-z][\w-]*|\*)?(?:[#.][\w-]+|${PLACE})*`
/** Names, classes, kinds of elements and their place; nothing that depends on what somebody does. */
const SELECTOR = new RegExp(`^(?=\\S)${COMPOUND}(?:(?: > | )(?=\\S)${COMPOUND}){0,5}$`, 'i')

interface Rule {
  selector: string
  style: string
  weight: number
}

export function inlineStyles(inert: Document): void {
  const sheets = [...inert.querySelectorAll('style')].filter((sheet) => !sheet.closest('svg'))
  if (sheets.length === 0) return
  const text = sheets.map((sheet) => sheet.textContent).join('\n')
  for (const sheet of sheets) sheet.remove()
  if (text.length > MOST_CHARACTERS) return
  const said = new Map<Element, string[]>()
  const all = inert.body.getElementsByTagName('*').length
  let looks = 0
  for (const { selector, style } of rulesOf(text).toSorted((a, b) => a.weight - b.weight)) {
    looks += /#[\w-]+$/.test(selector) ? 1 : all
    if (looks > MOST_LOOKS) break
    for (const element of inert.body.querySelectorAll(selector)) {
      const known = said.get(element)
      if (known) known.push(style)
      else said.set(element, [style])
    }
  }
  for (const [element, styles] of said) {
    // What stands on the element itself counts for more.
    const own = element.getAttribute('style') ?? ''
    element.setAttribute('style', [...styles, own].join('; '))
  }
}

function rulesOf(text: string): Rule[] {
  const sheet = new CSSStyleSheet()
  try {
    sheet.replaceSync(text)
  } catch {
    return []
  }
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSStyleRule)) return []
    const style = safeStyle(rule.style.cssText)
    if (style === '') return []
    return rule.selectorText
      .split(/,\s*/)
      .filter((selector) => SELECTOR.test(selector))
      .map((selector) => ({ selector, style, weight: weightOf(selector) }))
  })
}

function weightOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0
  return count(/#/g) * 10_000 + count(/[.:]/g) * 100 + count(/(^|[ >])[a-z]/gi)
}
