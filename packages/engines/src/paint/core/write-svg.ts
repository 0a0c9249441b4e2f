/** The drawing as a file: a root of our own with exact measures around the parts, and nothing that says who wrote it. */
import type { Box } from './board.ts'
import {
  elementsIn,
  localName,
  readXml,
  textIn,
  writeXml,
  type XmlElement,
  type XmlNode,
} from './xml.ts'

export const short = (value: number): number => Math.round(value * 1000) / 1000 || 0

/** Lines of a text with line breaks, as the tspans other programs know. */
function withLines(text: XmlElement, size: number): XmlElement {
  const lines = textIn(text).split('\n')
  if (lines.length < 2) return text
  return {
    ...text,
    children: lines.map((line, at) => ({
      name: 'tspan',
      attributes: {
        x: text.attributes['x'] ?? '0',
        dy: at === 0 ? '0' : String(short(size * LINE_HEIGHT)),
      },
      children: [line],
    })),
  }
}

export const LINE_HEIGHT = 1.2

/** The size of letters may be said further out, for all texts inside. */
function plain(element: XmlElement, outerSize = 24): XmlNode[] {
  const size = Number.parseFloat(element.attributes['font-size'] ?? '') || outerSize
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name === 'data-paper-data' || name === 'style' || name.startsWith('xmlns')) continue
    if (value === '' && name.startsWith('stroke-')) continue
    attributes[name] =
      name === 'font-family' ? (value.split(',')[0] ?? '').replaceAll(/["']/g, '').trim() : value
  }
  if (localName(element) === 'text') {
    attributes['xml:space'] = 'preserve'
    return [withLines({ ...element, attributes }, size)]
  }
  return [
    {
      ...element,
      attributes,
      children: elementsIn(element).flatMap((child) => plain(child, size)),
    },
  ]
}

/** What paper wrote for the parts of a layer, without the layer. With gradients it comes in an `<svg>` of its own. */
export function partsOf(exported: string): XmlNode[] {
  const outer = readXml(exported)
  if (localName(outer) !== 'svg') return layerParts(outer)
  return elementsIn(outer).flatMap((child) =>
    localName(child) === 'g' ? layerParts(child) : plain(child),
  )
}

/** What all parts have in common stays with them: a layer says it for its children. */
function layerParts(layer: XmlElement): XmlNode[] {
  if (layer.children.length === 0) return []
  const [group] = plain(layer) as [XmlElement]
  delete group.attributes['id']
  return [group]
}

export function svgFile(box: Box, parts: readonly XmlNode[]): string {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(short)
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...(parts.some((part) => writeXml(part).includes('xlink:')) && {
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
    }),
    width: String(width),
    height: String(height),
    viewBox: `${x} ${y} ${width} ${height}`,
  }
  return writeXml({ name: 'svg', attributes, children: [...parts] })
}

/** See-through, and never smaller than something that can stand on a stage. */
export function emptySvg(width: number, height: number): string {
  return svgFile({ x: 0, y: 0, width, height }, [])
}
