/** Drawings out of Scratch projects: repaired so that a browser draws them, cleaned, and with a size of their own. */
import { cleanStyle, cleanTag, isForbidden } from './clean-svg.ts'
import { fromScratch2, linesOf } from './svg-scratch2.ts'
import { escapedText, svgTokens, type Tag, written } from './svg-tokens.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What the drawing covers, strokes included; null when it cannot be said. */
export type MeasureSvg = (svg: string) => Box | null

export interface RepairedSvg extends Box {
  svg: string
  /** Something was taken out that could have reached outside. */
  wasCleaned: boolean
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** Null when the bytes are no drawing. */
export function drawingText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  return /<svg[\s>/]/.test(text) || /<\w+:svg[\s>]/.test(text) ? text : null
}

export function repairSvg(
  given: string,
  { isSb2, measureSvg }: { isSb2: boolean; measureSvg?: MeasureSvg | undefined },
): RepairedSvg | null {
  const pieces: string[] = []
  const open: string[] = []
  const prefixes = new Set<string>()
  let root: Tag | null = null
  let skipped = 0
  let wasCleaned = false
  for (const token of svgTokens(withEntities(given))) {
    if (token.kind === 'text') {
      const isStyle = open.at(-1) === 'style'
      const text = isStyle ? cleanStyle(token.text) : token.text
      if (text !== token.text) wasCleaned = true
      if (root && skipped === 0)
        pieces.push(isSb2 && open.at(-1) === 'text' ? linesOf(text) : escapedText(text))
      continue
    }
    if (token.kind === 'close') {
      if (skipped > 0) {
        if (isForbidden(token.name)) skipped -= 1
      } else if (open.includes(token.name)) {
        for (let name = open.pop(); name !== undefined; name = open.pop()) {
          pieces.push(`</${name}>`)
          if (name === token.name) break
        }
      }
      if (root && open.length === 0) break
      continue
    }
    if (skipped > 0 || isForbidden(token.name)) {
      if (isForbidden(token.name)) {
        wasCleaned = true
        if (!token.isEmpty) skipped += 1
      }
      continue
    }
    const isRoot = root === null
    if (isRoot && token.name.replace(/^\w+:/, '') !== 'svg') continue
    const tag = isSb2 ? fromScratch2(token) : token
    if (cleanTag(tag)) wasCleaned = true
    for (const name of [tag.name, ...tag.attributes.keys()]) {
      const prefix = /^([^:]+):/.exec(name)?.[1]
      if (prefix && prefix !== 'xmlns' && prefix !== 'xml') prefixes.add(prefix)
    }
    if (isRoot) root = tag
    else pieces.push(written(tag))
    if (!tag.isEmpty) open.push(tag.name)
    else if (isRoot) break
  }
  if (!root) return null
  while (open.length > 0) pieces.push(`</${open.pop()}>`)
  return framed(root, prefixes, pieces.join(''), wasCleaned, measureSvg)
}

/** Drawing programs abbreviate addresses; only such, and each only once: entities can be made to grow without end. */
function withEntities(text: string): string {
  const known = new Map<string, string>([
    ['ns_svg', SVG],
    ['ns_xlink', XLINK],
  ])
  for (const [, name = '', value = ''] of text.matchAll(/<!ENTITY\s+(ns_\w+)\s+"([^"&]{0,200})"/g))
    known.set(name, value)
  return text.replaceAll(/&(ns_\w+);/g, (_, name: string) => known.get(name) ?? `urn:${name}`)
}

/** Declares every name, and gives the drawing its frame. */
function framed(
  root: Tag,
  prefixes: ReadonlySet<string>,
  inside: string,
  wasCleaned: boolean,
  measureSvg: MeasureSvg | undefined,
): RepairedSvg | null {
  const { attributes } = root
  const prefix = /^([^:]+):/.exec(root.name)?.[1]
  attributes.set(prefix ? `xmlns:${prefix}` : 'xmlns', SVG)
  for (const used of prefixes) {
    if (used === 'xlink') attributes.set('xmlns:xlink', XLINK)
    else if (!attributes.get(`xmlns:${used}`)) attributes.set(`xmlns:${used}`, `urn:${used}`)
  }
  const body = inside || `</${root.name}>`
  const draw = (): string => written({ ...root, isEmpty: false }) + body
  const box = viewBoxOf(attributes) ?? measureSvg?.(draw()) ?? sizeOf(attributes)
  if (!box) return null
  attributes.set('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  attributes.set('width', String(box.width))
  attributes.set('height', String(box.height))
  return { ...box, svg: draw(), wasCleaned }
}

function viewBoxOf(attributes: ReadonlyMap<string, string>): Box | null {
  const [x, y, width, height] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (x === undefined || y === undefined || !width || !height) return null
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0
    ? { x, y, width, height }
    : null
}

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 3.7795,
  cm: 37.795,
  in: 96,
}

function lengthOf(given: string | undefined): number | null {
  const [, number, unit = ''] = /^\s*([\d.]+(?:e\d+)?)\s*([a-z]*)\s*$/i.exec(given ?? '') ?? []
  const length = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN)
  return length > 0 && Number.isFinite(length) ? length : null
}

/** Without a frame and without anybody to measure: as large as it says, else as the stage. */
function sizeOf(attributes: ReadonlyMap<string, string>): Box {
  const [width, height] = [lengthOf(attributes.get('width')), lengthOf(attributes.get('height'))]
  return { x: 0, y: 0, width: width ?? 480, height: height ?? 360 }
}
