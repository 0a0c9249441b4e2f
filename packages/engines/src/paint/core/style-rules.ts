/** The `<style>` of a drawing as attributes: rules are not applied under the page's security policy. */
import { elementsIn, localName, type XmlElement } from './xml.ts'

interface Rule {
  selector: string
  values: [name: string, value: string][]
}

/** What drawings set by style, and what paper can show. */
const KNOWN =
  /^(?:fill|stroke|opacity|display|visibility|stop-color|stop-opacity|font-family|font-size|font-weight|font-style|text-anchor|clip-path|clip-rule|fill-rule|filter|mask|fill-opacity|stroke-(?:width|linecap|linejoin|miterlimit|dasharray|dashoffset|opacity)|mix-blend-mode|transform)$/

export function declarations(body: string): [string, string][] {
  return body.split(';').flatMap((entry): [string, string][] => {
    const colon = entry.indexOf(':')
    const name = entry.slice(0, colon).trim().toLowerCase()
    const value = entry
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .trim()
    return colon > 0 && KNOWN.test(name) && value !== '' ? [[name, value]] : []
  })
}

export function readRules(css: string): Rule[] {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replaceAll(/@[^{};]*(?:;|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/g, '')
  const rules: Rule[] = []
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(','))
      rules.push({ selector: selector.trim(), values: declarations(body) })
  }
  return rules
}

/** Simple selectors only: a name, classes, an id. Drawing programs write no others. */
function fits(element: XmlElement, selector: string): boolean {
  const parts = /^(\*|[\w-]+)?((?:[.#][\w-]+)*)$/.exec(selector)
  if (!parts || selector === '') return false
  const [, name, marks = ''] = parts
  if (name !== undefined && name !== '*' && name !== localName(element)) return false
  const classes = (element.attributes['class'] ?? '').split(/\s+/)
  return (marks.match(/[.#][\w-]+/g) ?? []).every((mark) =>
    mark.startsWith('#')
      ? element.attributes['id'] === mark.slice(1)
      : classes.includes(mark.slice(1)),
  )
}

const weight = (selector: string): number =>
  (selector.match(/#/g)?.length ?? 0) * 100 + (selector.match(/\./g)?.length ?? 0) * 10 + 1

/** Rules become attributes, and a style attribute becomes attributes too; it has the last word. */
export function applyRules(element: XmlElement, rules: readonly Rule[]): void {
  const ordered = rules.toSorted((a, b) => weight(a.selector) - weight(b.selector))
  const visit = (at: XmlElement): void => {
    for (const { selector, values } of ordered)
      if (fits(at, selector)) for (const [name, value] of values) at.attributes[name] = value
    for (const [name, value] of declarations(at.attributes['style'] ?? ''))
      at.attributes[name] = value
    delete at.attributes['style']
    delete at.attributes['class']
    for (const child of elementsIn(at)) visit(child)
  }
  visit(element)
}
