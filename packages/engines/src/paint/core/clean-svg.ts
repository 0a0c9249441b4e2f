/**
 * Makes a drawing from anywhere safe and plain: no scripts, no handlers, nothing that is loaded from elsewhere, styles
 * as attributes. Says what the vector editor could not keep; then the drawing is better shown as an image.
 */
import { applyRules, readRules } from './style-rules.ts'
import {
  elementsIn,
  localName,
  readXml,
  textIn,
  writeXml,
  type XmlElement,
  XmlProblem,
} from './xml.ts'

export interface CleanSvg {
  svg: string
  viewBox: { x: number; y: number; width: number; height: number }
  /** Names of what would be lost in the vector editor. */
  lost: string[]
}

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan']
const PLACES = ['g', 'defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath']
const KEPT = new Set([...SHAPES, ...PLACES])
/** They say something about the drawing and draw nothing. */
const SILENT = new Set(['title', 'desc', 'metadata', 'style', 'script', 'namedview', 'switch-off'])

const ATTRIBUTES =
  /^(?:id|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|dx|dy|width|height|points|transform|gradientTransform|gradientUnits|spreadMethod|offset|clipPathUnits|xml:space|fill|stroke|opacity|display|visibility|stop-color|stop-opacity|font-family|font-size|font-weight|font-style|text-anchor|clip-path|clip-rule|fill-rule|fill-opacity|stroke-(?:width|linecap|linejoin|miterlimit|dasharray|dashoffset|opacity))$/

export class SvgProblem extends Error {}

const isLocal = (value: string): boolean => /^#[^\s"'()<>]+$/.test(value)
const pointsOutside = (value: string): boolean =>
  /url\s*\(\s*(?!["']?#)/i.test(value) || /javascript:|data:/i.test(value)

export function cleanSvg(text: string): CleanSvg {
  let root: XmlElement
  try {
    root = readXml(text)
  } catch (error) {
    throw new SvgProblem(error instanceof XmlProblem ? error.message : 'it cannot be read')
  }
  if (localName(root) !== 'svg') throw new SvgProblem('it is no SVG drawing')
  const css = stylesIn(root)
  applyRules(root, readRules(css))
  const lost = new Set<string>()
  if (/@import|@keyframes|animation/i.test(css)) lost.add('style')
  const viewBox = viewBoxOf(root)
  cleanChildren(root, lost)
  const inherited = cleanAttributes(root, lost)
  for (const name of ['x', 'y', 'width', 'height', 'viewBox', 'transform']) delete inherited[name]
  const { x, y, width, height } = viewBox
  const clean: XmlElement = {
    name: 'svg',
    attributes: {
      ...inherited,
      xmlns: 'http://www.w3.org/2000/svg',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      viewBox: [x, y, width, height].join(' '),
    },
    children: root.children,
  }
  return { svg: writeXml(clean), viewBox, lost: [...lost].toSorted((a, b) => a.localeCompare(b)) }
}

function stylesIn(element: XmlElement): string {
  if (localName(element) === 'style') return textIn(element)
  return elementsIn(element).map(stylesIn).join('\n')
}

function cleanChildren(element: XmlElement, lost: Set<string>): void {
  const isText = localName(element) === 'text' || localName(element) === 'tspan'
  element.children = element.children.filter((child) => {
    if (typeof child === 'string') return isText
    const name = localName(child)
    if (!KEPT.has(name)) {
      if (!SILENT.has(name) && !name.startsWith('animate') && !child.name.includes(':'))
        lost.add(name)
      return false
    }
    child.name = name
    child.attributes = cleanAttributes(child, lost)
    if (child.attributes['display'] === 'none') return false
    cleanChildren(child, lost)
    if (name === 'text') setLines(child)
    return true
  })
}

function cleanAttributes(element: XmlElement, lost: Set<string>): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(element.attributes)) {
    if ((name === 'filter' || name === 'mask') && value !== 'none') lost.add(name)
    if (name === 'mix-blend-mode' && value !== 'normal') lost.add('blend')
    if (name === 'href' || name === 'xlink:href') {
      if (isLocal(value)) kept['xlink:href'] = value
    } else if (ATTRIBUTES.test(name) && !pointsOutside(value)) kept[name] = value
  }
  return localName(element) === 'rect' ? withBothCorners(kept) : kept
}

/** One radius alone would be read as a second one of 0. */
function withBothCorners(attributes: Record<string, string>): Record<string, string> {
  const { rx, ry } = attributes
  const one = rx ?? ry
  return one === undefined ? attributes : { ...attributes, rx: rx ?? one, ry: ry ?? one }
}

/** Lines of a text are tspans in a drawing; paper knows them as line breaks. */
function setLines(text: XmlElement): void {
  const spans = elementsIn(text)
  const content =
    spans.length > 0 ? spans.map((span) => textIn(span).trim()).join('\n') : textIn(text).trim()
  for (const name of ['x', 'y']) {
    const given = text.attributes[name] ?? spans[0]?.attributes[name]
    // A place for each letter is more than paper knows: the first one counts.
    if (given !== undefined) text.attributes[name] = given.trim().split(/[\s,]+/)[0] ?? '0'
  }
  for (const name of ['fill', 'font-family', 'font-size', 'font-weight', 'text-anchor']) {
    const given = spans[0]?.attributes[name]
    if (given !== undefined) text.attributes[name] ??= given
  }
  text.children = [content]
}

function viewBoxOf({ attributes }: XmlElement): CleanSvg['viewBox'] {
  const [x = 0, y = 0, width = 0, height = 0] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if ([x, y, width, height].every(Number.isFinite) && width > 0 && height > 0)
    return { x, y, width, height }
  const side = (value: string | undefined, usual: number): number => {
    const length = Number.parseFloat(value ?? '')
    return length > 0 && !value?.trim().endsWith('%') ? length : usual
  }
  return {
    x: 0,
    y: 0,
    width: side(attributes['width'], 300),
    height: side(attributes['height'], 150),
  }
}
