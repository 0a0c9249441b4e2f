import { ownTable } from '../../code/own-table.ts'
import type { Mark, Point, Pose, Scene } from './turtle-scene.ts'
import { outlinesOf, pictureBox, type View, viewOf } from './turtle-view.ts'

/** The drawing as an SVG picture: for saving, for thumbnails and for tests without a screen. */
export function sceneSvg(scene: Scene): string {
  const { left, top, width, height } = viewOf(scene)
  const turtles = [...scene.turtles.values()].filter((turtle) => turtle.visible)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(left)} ${num(-top)} ${num(width)} ${num(height)}">`,
    `<rect x="${num(left)}" y="${num(-top)}" width="${num(width)}" height="${num(height)}" fill="${escape(scene.background)}"/>`,
    ...(scene.picture ? [imageSvg(scene.picture.url, centred(scene.picture))] : []),
    ...scene.settled.map((one) => imageSvg(one.canvas.toDataURL(), one.view)),
    ...scene.marks.map((mark) => markSvg(mark, scene)),
    ...turtles.map((turtle) => poseSvg(turtle, scene)),
    '</svg>',
  ].join('\n')
}

function markSvg(mark: Mark, scene: Scene): string {
  switch (mark.kind) {
    case 'line':
      return `<path d="M${at(mark.from)}L${at(mark.to)}" stroke="${escape(mark.color)}" stroke-width="${num(mark.width)}" stroke-linecap="round"/>`
    case 'fill':
      return `<path d="M${mark.points.map(at).join('L')}Z" fill="${escape(mark.color)}" fill-rule="evenodd"/>`
    case 'dot':
      return `<circle cx="${num(mark.at[0])}" cy="${num(-mark.at[1])}" r="${num(mark.size / 2)}" fill="${escape(mark.color)}"/>`
    case 'text':
      return textSvg(mark)
    case 'stamp':
      return poseSvg(mark.pose, scene)
    default:
      return mark satisfies never
  }
}

const ANCHORS = ownTable({ left: 'start', center: 'middle', right: 'end' })

function textSvg({ at: [x, y], text, align, font, color }: Extract<Mark, { kind: 'text' }>) {
  const weight = font[2].includes('bold') ? ' font-weight="bold"' : ''
  const slant = font[2].includes('italic') ? ' font-style="italic"' : ''
  const size = num(font[1] * 1.33)
  return `<text x="${num(x)}" y="${num(-y)}" text-anchor="${ANCHORS[align] ?? 'start'}" font-family="${escape(font[0])}, sans-serif" font-size="${size}"${weight}${slant} fill="${escape(color)}">${escape(text)}</text>`
}

function poseSvg(pose: Pose, scene: Scene): string {
  const box = pictureBox(pose, scene.shapes)
  if (box) return imageSvg(box.url, box)
  const width = pose.outline === 1 ? '' : ` stroke-width="${num(pose.outline)}"`
  return outlinesOf(pose, scene.shapes)
    .map(
      ({ points, fill, line }) =>
        `<path d="M${points.map(at).join('L')}Z" fill="${escape(fill)}" stroke="${escape(line)}"${width}/>`,
    )
    .join('')
}

function centred({ width, height }: { width: number; height: number }): View {
  return { left: -width / 2, top: height / 2, width, height }
}

function imageSvg(url: string, { left, top, width, height }: View): string {
  return `<image href="${escape(url)}" x="${num(left)}" y="${num(-top)}" width="${num(width)}" height="${num(height)}" preserveAspectRatio="none"/>`
}

function at([x, y]: Point): string {
  return `${num(x)} ${num(-y)}`
}

function num(value: number): string {
  return String(Math.round(value * 100) / 100 + 0)
}

function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
