/** What the tutor is told of a flow: its nodes with their settings and wires, and the first that cannot go on. */
import type { FlowContent, FlowNode } from '@panya/engines/flow/flow-content.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { ShownSubject } from '../host/tutor/tutor-subject.ts'
import type { FlowMessages } from './flow-messages.ts'

/** A setting may hold a whole picture. */
const LONGEST_SETTING = 60

export function tutorSubject(session: FlowSession, messages: FlowMessages): ShownSubject {
  const { content } = session
  const stuck = firstStuck(session)
  const said = stuck && troubleOf(stuck.problem, messages)
  const name = stuck ? nameOf(content, stuck.node, messages) : ''
  return {
    kind: 'flow',
    program: flowInWords(content, messages),
    error: said && `${name}: ${said.text}`,
    failing: null,
    goal: null,
    level: null,
    firstHelp: said && { what: `${name}: ${said.text}`, next: said.fix === '' ? [] : [said.fix] },
  }
}

type Stuck = ReturnType<FlowSession['evaluator']['stateOf']>['problem']

const troubleOf = (problem: Stuck, messages: FlowMessages) =>
  problem ? messages.problem(problem) : { text: messages.t('status.needs-input'), fix: '' }

/** What is wrong comes before what is only missing. */
function firstStuck({ content, evaluator }: FlowSession) {
  for (const wanted of ['error', 'missing', 'needs-input'])
    for (const node of content.nodes) {
      const { status, problem } = evaluator.stateOf(node.id)
      if (status === wanted) return { node, problem }
    }
  return null
}

/** One line for each node: what it is, how it is set, and where its data comes from. */
export function flowInWords(content: FlowContent, messages: FlowMessages): string {
  return content.nodes
    .map((node) => {
      const settings = Object.entries(node.params).map(([key, value]) => `${key}=${short(value)}`)
      const from = content.edges
        .filter(({ to }) => to.node === node.id)
        .map(({ from: end }) => content.nodes.find(({ id }) => id === end.node))
        .map((source) => source && nameOf(content, source, messages))
      const wires = from.length > 0 ? ` <- ${from.filter(Boolean).join(', ')}` : ''
      return `${nameOf(content, node, messages)} (${settings.join(', ')})${wires}`
    })
    .join('\n')
}

/** Two nodes of a kind are told apart by their number. */
function nameOf({ nodes }: FlowContent, node: FlowNode, messages: FlowMessages): string {
  const name = node.title || messages.node(node.type)
  const alike = nodes.filter((one) => (one.title || messages.node(one.type)) === name)
  return alike.length > 1 ? `${name} ${alike.indexOf(node) + 1}` : name
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > LONGEST_SETTING ? `${text.slice(0, LONGEST_SETTING)}…` : text
}
