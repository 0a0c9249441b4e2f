import { FlowPort } from '@panya/engines/flow/canvas/FlowPort.tsx'
import { useFarBox, useNodeState } from '@panya/engines/flow/canvas/flow-hooks.ts'
import { FarNode } from '@panya/engines/flow/canvas/ZoomedOutView.tsx'
import type { FlowValue } from '@panya/engines/flow/flow-value.ts'
import type { NodeState } from '@panya/engines/flow/node-state.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { PortSpec } from '@panya/engines/flow/port-type.ts'
import { memo } from 'react'
import type { FlowMessages } from './flow-messages.ts'
import styles from './NodeCard.module.css'
import { NodeHelpButton } from './NodeHelpButton.tsx'
import { NodeNotes } from './NodeNotes.tsx'
import { NodeProgress } from './NodeProgress.tsx'
import { PortLook } from './PortLook.tsx'
import { PreviewView } from './PreviewView.tsx'
import { NodePicture } from './pictures/NodePicture.tsx'
import { titleOf } from './workbench-actions.ts'
import { useBench } from './workbench-context.ts'

/** A node on the canvas: its ports, how it stands, and what it made. */
export const NodeCard = memo(function NodeCard({
  id,
  selected,
}: {
  id: string
  selected?: boolean
}) {
  const { session, messages, tool } = useBench()
  const type = session.typeOfNode(id)
  const state = useNodeState(session, id)
  const far = useFarBox(id)
  if (far) {
    const marks = {
      'data-status': state.status,
      'data-selected': selected || undefined,
      'data-category': type?.category,
    }
    return <FarNode box={far} className={styles.far ?? ''} marks={marks} />
  }
  const title = titleOf(session, messages, id)
  return (
    <article
      className={styles.card}
      data-status={state.status}
      data-selected={selected || undefined}
      data-category={type?.category}
      data-title={title}
      dir={messages.locale === 'ar' ? 'rtl' : 'ltr'}
    >
      <header className={styles.head}>
        {type && <NodePicture of={tool.pictures[type.type]} size={24} />}
        <span className={styles.title}>{title}</span>
        <StatusMark state={state} messages={messages} />
        {type && <NodeHelpButton type={type.type} className={styles.help ?? ''} />}
      </header>
      {type && <Ports id={id} type={type} title={title} state={state} messages={messages} />}
      {state.preview && (
        <div className={styles.preview} data-stale={state.status !== 'done' || undefined}>
          <PreviewView
            preview={state.preview}
            large={false}
            messages={messages}
            session={session}
            node={id}
            views={tool.views}
          />
        </div>
      )}
      {state.notes && <NodeNotes notes={state.notes} messages={messages} most={3} />}
      {state.problem && <p className={styles.problem}>{messages.problem(state.problem).text}</p>}
      {state.status === 'running' && (
        <NodeProgress progress={state.progress ?? 0} messages={messages} />
      )}
    </article>
  )
})

const MARKS: Record<NodeState['status'], string> = {
  idle: '‖',
  waiting: '…',
  running: '◌',
  done: '✓',
  'needs-input': '○',
  blocked: '…',
  error: '!',
  missing: '?',
}

function StatusMark({ state, messages }: { state: NodeState; messages: FlowMessages }) {
  const word = messages.t(`status.${state.status}`)
  return (
    <span className={styles.status} title={word}>
      {state.status === 'done' && state.ms !== undefined && state.ms >= 1 && (
        <span className={styles.time}>{messages.t('took', { ms: Math.round(state.ms) })}</span>
      )}
      <span aria-hidden="true">{MARKS[state.status]}</span>
      <span className={styles.hidden}>{word}</span>
    </span>
  )
}

function Ports({
  id,
  type,
  title,
  state,
  messages,
}: {
  id: string
  type: NodeType
  title: string
  state: NodeState
  messages: FlowMessages
}) {
  const label = (port: PortSpec, key: 'portIn' | 'portOut'): string =>
    messages.t(key, {
      port: messages.port(port.name),
      node: title,
      type: messages.portType(port.types),
    })
  const many = type.inputs.length > 1 || type.outputs.length > 1
  return (
    <div className={styles.ports} dir="ltr">
      <ul>
        {type.inputs.map((port) => (
          <li key={port.name} className={styles.in}>
            <FlowPort
              node={id}
              port={port}
              side="in"
              label={label(port, 'portIn')}
              className={styles.handle ?? ''}
            />
            {many && <span dir="auto">{messages.port(port.name)}</span>}
          </li>
        ))}
      </ul>
      <ul>
        {type.outputs.map((port) => (
          <li key={port.name} className={styles.out}>
            <span dir="auto">
              {many && messages.port(port.name)}{' '}
              <bdi>{summary(state.outputs?.[port.name], messages)}</bdi>
            </span>
            <PortLook node={id} port={port} label={label(port, 'portOut')} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is on the wire, in a few letters. */
export function summary(value: FlowValue | undefined, messages: FlowMessages): string {
  switch (value?.type) {
    case undefined:
      return ''
    case 'image':
      return `${value.width}×${value.height}`
    case 'table':
      return messages.t('rows', { count: value.rows })
    case 'number':
      return String(Number(value.value.toPrecision(5)))
    case 'boolean':
      return messages.t(value.value ? 'yes' : 'no')
    case 'text':
      return short(messages.label(value.value))
    case 'list':
      return value.value.some((item) => typeof item === 'object' || isCode(item))
        ? `[${value.value.length}]`
        : short(value.value.map((item) => messages.label(String(item))).join(', '))
    case 'model':
      return messages.model(value.model)
    default:
      return ''
  }
}

/** Nobody reads a recording as letters. */
const isCode = (item: unknown): boolean =>
  typeof item === 'string' && item.length > 500 && !item.includes(' ')

const short = (text: string): string => (text.length > 18 ? `${text.slice(0, 18)}…` : text)
