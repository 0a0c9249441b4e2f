/** What the tool computed against what its Python computed. */
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { PortableValue } from '@panya/engines/flow/flow-value.ts'
import { valueOf } from './exported-flow.ts'
import type { PythonValue } from './run-folder.ts'

export interface Tolerance {
  /** How far a pixel may be off, of 255. */
  levels: number
  /** How many percent of the pixels may be further off. */
  beyond: number
  /** How far a number may be off. */
  number?: number
  /** This column names groups: which belong together counts, not what they are called. */
  groups?: string
  /** These columns may point the other way round. */
  signs?: RegExp
}

/** What the two cannot have the same, for a reason that the test gives. */
export type Compared = Tolerance | 'not compared' | undefined

const EXACT: Tolerance = { levels: 0, beyond: 0 }

const short = (value: unknown, most = 300): string =>
  (JSON.stringify(value) ?? 'nothing').slice(0, most)

type Picture = Extract<PortableValue, { type: 'image' }>

function pictureProblem(tool: Picture, python: PythonValue, { levels, beyond }: Tolerance): string {
  if (typeof python !== 'object' || !python || !('pixels' in python))
    return `no picture but ${short(python)}`
  const [height, width, channels = 1] = python.shape
  if (height !== tool.height || width !== tool.width)
    return `${width}×${height} in Python, ${tool.width}×${tool.height} in the tool`
  const pixels = Buffer.from(python.pixels, 'base64')
  let [wrong, worst] = [0, 0]
  for (let at = 0; at < pixels.length; at++) {
    const ours = tool.rgba[Math.floor(at / channels) * 4 + (at % channels)]!
    const off = Math.abs(ours - pixels[at]!)
    worst = Math.max(worst, off)
    if (off > levels) wrong++
  }
  const percent = (100 * wrong) / pixels.length
  return percent > beyond ? `${percent.toFixed(3)} % of the pixels differ, by up to ${worst}` : ''
}

/** The same figure, but for the last digits of another order of adding. */
function sameNumber(a: number, b: number, allowed = 0): boolean {
  return a === b || Math.abs(a - b) <= Math.max(allowed, 1e-9 * Math.max(1, Math.abs(a)))
}

function sameCell(tool: unknown, python: unknown, allowed?: number): boolean {
  if (typeof tool === 'number' && typeof python === 'number')
    return sameNumber(tool, python, allowed)
  if (tool instanceof Date) return tool.toISOString().startsWith(String(python))
  if (Array.isArray(tool)) return short(inOrder(tool)) === short(inOrder(python))
  return (tool ?? null) === (python ?? null)
}

/** A list of classes may be in any order. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => JSON.stringify(item)).toSorted() : value

type Table = Extract<PortableValue, { type: 'table' }>

/** Names in the order in which they are first met. */
function renamed(column: readonly unknown[]): unknown[] {
  const seen = [...new Set(column)]
  return column.map((name) => seen.indexOf(name))
}

function turned(column: readonly unknown[]): unknown[] {
  const first = Number(column.find((value) => Math.abs(Number(value)) > 1e-6) ?? 1)
  return column.map((value) => Number(value) * Math.sign(first))
}

function tableProblem(tool: Table, python: PythonValue, allowed: Tolerance): string {
  const { number, groups, signs } = allowed
  const plain = (name: string, column: readonly unknown[]): readonly unknown[] => {
    if (name === groups) return renamed(column)
    return signs?.test(name) ? turned(column) : column
  }
  if (typeof python !== 'object' || !python || !('columns' in python))
    return `no table but ${short(python)}`
  const names = tool.columns.map(({ name }) => name)
  if (short(names) !== short(python.columns))
    return `columns ${short(python.columns)} for ${short(names)}`
  for (const [at, name] of names.entries()) {
    const column = plain(name, tool.data[at]!)
    const other = plain(name, python.data[at]!)
    if (column.length !== other.length) return `${other.length} rows for ${column.length}`
    const row = column.findIndex((cell, place) => !sameCell(cell, other[place], number))
    if (row >= 0) return `${names[at]} row ${row}: ${short(other[row])} for ${short(column[row])}`
  }
  return ''
}

/** Empty when every output of every node holds the same in both. */
export async function differences(
  session: FlowSession,
  variables: Map<string, Map<string, string>>,
  python: Record<string, PythonValue>,
  toleranceOf: (node: string, port: string) => Compared = () => undefined,
): Promise<string[]> {
  if ('failed' in python) return [short(python.failed, 2000)]
  const found: string[] = []
  for (const [node, ports] of variables) {
    const type = session.content.nodes.find(({ id }) => id === node)?.type ?? node
    for (const [port, variable] of ports) {
      const tolerance = toleranceOf(node, port) ?? EXACT
      if (tolerance === 'not compared') continue
      const tool = await valueOf(session, node, port)
      const other = python[variable] ?? null
      let problem = ''
      if (tool?.type === 'image') problem = pictureProblem(tool, other, tolerance)
      else if (tool?.type === 'table') problem = tableProblem(tool, other, tolerance)
      else if (tool && 'value' in tool && !sameCell(tool.value, other, tolerance.number))
        problem = `${short(other)} for ${short(tool.value)}`
      if (problem) found.push(`${type} ${port} (${variable}): ${problem}`)
    }
  }
  return found
}
