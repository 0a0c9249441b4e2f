/** A flow as the small picture on the card of its project: the drawings of its nodes and the wires between them. */
import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import { smallPicture, svgBlob } from '../host/small-picture.ts'
import { type PlacedThumb, thumbnailOf } from './example-thumbnail.ts'
import type { FlowTool } from './flow-tool.ts'
import type { NodeDrawings } from './pictures/marks.ts'

/** On white paper, whatever the page looks like: a picture knows no theme. */
const INK = '#1d2440'
const TEAL = '#0b7a75'
const AMBER = '#9a5b00'
const LINE = '#d5d9e6'

const MARKS: Record<string, string> = {
  line: `stroke="${INK}" stroke-width="1.6"`,
  lineA: `stroke="${TEAL}" stroke-width="2.2"`,
  lineB: `stroke="${AMBER}" stroke-width="2.2"`,
  a: `fill="${TEAL}"`,
  b: `fill="${AMBER}"`,
  ink: `fill="${INK}"`,
  pale: `fill="${INK}" opacity="0.22"`,
}

/** Nothing in it comes from the learner: kinds of nodes, and where they stand. */
export function flowSvg(content: FlowContent, pictures: NodeDrawings): string | null {
  if (content.nodes.length === 0) return null
  const { nodes, wires, width, height } = thumbnailOf(content)
  const drawn = nodes.map((node) => cardOf(node, pictures[node.type])).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${wires}" stroke="${INK}" stroke-width="1.6"/>${drawn}</g></svg>`
  )
}

function cardOf({ x, y }: PlacedThumb, picture: NodeDrawings[string] | undefined): string {
  const marks = (picture?.marks ?? []).map(([kind, path]) => `<path d="${path}" ${MARKS[kind]}/>`)
  return (
    `<g transform="translate(${x} ${y})">` +
    `<rect width="40" height="40" rx="8" fill="white" stroke="${LINE}"/>` +
    `<g transform="translate(4 4)">${marks.join('')}</g></g>`
  )
}

export async function flowPicture(content: FlowContent, tool: FlowTool): Promise<string | null> {
  const svg = flowSvg(content, tool.pictures)
  return svg === null ? null : smallPicture(svgBlob(svg))
}
