/** Whether a flow shows and is made of what a teacher asked for. */
import { type CheckWish, isOfKind } from '@panya/domain/classroom/check.ts'
import { type FigureCheck, figureFits } from '@panya/domain/classroom/flow-check.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { figureIn, type Reader } from './figures.ts'
import { type NodeAtHand, nodesAtHand } from './node-values.ts'

export const FLOW_KINDS = ['figure', 'uses-node', 'avoids-node'] as const

export type FlowResult =
  | { kind: 'passed' }
  /** No such node, none of that name, or none that is wired. */
  | { kind: 'absent' | 'unnamed' | 'unwired' }
  /** It has no result yet, or no such figure is in it. */
  | { kind: 'nothing' | 'no-figure' }
  | { kind: 'beside'; shown: number }
  | { kind: 'still-there' }
  | { kind: 'unknown' }

export function judgeFlow(
  session: FlowSession,
  checks: readonly CheckWish[],
  label: Reader['label'],
): Promise<FlowResult[]> {
  const nodes = nodesAtHand(session)
  const reader: Reader = { label, take: (value) => session.evaluator.take(value) }
  return Promise.all(
    checks.map(async (check): Promise<FlowResult> => {
      if (!isOfKind(check, FLOW_KINDS)) return { kind: 'unknown' }
      if (check.kind === 'figure') return judgeFigure(check, nodes, reader)
      const same = nodes.filter(({ node }) => node.type === check.node)
      const used = same.some(({ wired }) => wired)
      if (check.kind === 'avoids-node') return { kind: used ? 'still-there' : 'passed' }
      return { kind: used ? 'passed' : same.length > 0 ? 'unwired' : 'absent' }
    }),
  )
}

/** Where several nodes could be meant, one that shows it is enough. */
async function judgeFigure(
  check: FigureCheck,
  nodes: readonly NodeAtHand[],
  reader: Reader,
): Promise<FlowResult> {
  const same = nodes.filter(({ node }) => node.type === check.node)
  if (same.length === 0) return { kind: 'absent' }
  const name = check.named.trim()
  const meant = name === '' ? same : same.filter(({ node }) => node.title?.trim() === name)
  if (meant.length === 0) return { kind: 'unnamed' }
  const values = meant.flatMap(({ valueAt }) => valueAt(check.port) ?? [])
  if (values.length === 0) return { kind: 'nothing' }
  const read = await Promise.all(values.map((value) => figureIn(check, value, reader)))
  const shown = read.filter((figure) => figure !== null)
  if (shown.some((figure) => figureFits(check, figure))) return { kind: 'passed' }
  return shown.length > 0 ? { kind: 'beside', shown: shown.at(-1)! } : { kind: 'no-figure' }
}
