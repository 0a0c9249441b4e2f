/** What a solution shows and is made of, as checks for others. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import { type FigureCheck, newFigure } from '@panya/domain/classroom/flow-check.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { FlowValue } from '@panya/engines/flow/flow-value.ts'
import { type NodeAtHand, nodesAtHand, shownPorts } from './node-values.ts'

/** A list that nobody would tick through is cut; the figures stand first. */
const MOST = 30

/** Null where nothing has come out yet. */
export function recordFlow(session: FlowSession): CheckWish[] | null {
  const nodes = nodesAtHand(session).filter(({ wired }) => wired)
  const figures = nodes.flatMap(figuresAt)
  if (figures.length === 0) return null
  const types = [...new Set(nodes.map(({ node }) => node.type))]
  return [...figures, ...types.map((node): CheckWish => ({ kind: 'uses-node', node }))].slice(
    0,
    MOST,
  )
}

function figuresAt({ node, type, last, valueAt }: NodeAtHand): FigureCheck[] {
  return shownPorts(type).flatMap(({ name: port }) => {
    const value = valueAt(port)
    if (!value || (value.type !== 'number' && !last)) return []
    const named = node.title?.trim() ?? ''
    return sizesOf(value).map((size) => ({ ...newFigure, node: node.type, named, port, ...size }))
  })
}

type Size = Pick<FigureCheck, 'what' | 'value'> & Partial<Pick<FigureCheck, 'within'>>

function sizesOf(value: FlowValue): Size[] {
  switch (value.type) {
    case 'number':
      return Number.isFinite(value.value) ? [roughly(value.value)] : []
    case 'table':
      return [{ what: 'rows', value: value.rows }]
    case 'list':
      return [{ what: 'items', value: value.value.length }]
    case 'image':
      return [
        { what: 'width', value: value.width },
        { what: 'height', value: value.height },
      ]
    case 'text':
    case 'boolean':
    case 'model':
      return []
  }
}

/** Counted figures are meant as they are; measured ones within a hundredth. */
function roughly(value: number): Size {
  if (Number.isInteger(value)) return { what: 'value', value }
  const short = (number: number) => Number(number.toPrecision(4))
  return { what: 'value', value: short(value), within: short(Math.abs(value) / 100) }
}
