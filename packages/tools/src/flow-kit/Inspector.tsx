import { useFlowContent, useNodeState } from '@panya/engines/flow/canvas/flow-hooks.ts'
import { sourcesFor } from '@panya/engines/flow/connection.ts'
import type { FlowNode } from '@panya/engines/flow/flow-content.ts'
import { connect, disconnect, renameNode, toggleDashboard } from '@panya/engines/flow/flow-edit.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { filledParams, isShown } from '@panya/engines/flow/param-spec.ts'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowTool, NodePanelProps } from './flow-tool.ts'
import styles from './Inspector.module.css'
import { NodeHelpButton } from './NodeHelpButton.tsx'
import { NodeNotes } from './NodeNotes.tsx'
import { ParamField } from './ParamField.tsx'
import { NodePicture } from './pictures/NodePicture.tsx'
import { ResultView } from './ResultView.tsx'
import { titleOf } from './workbench-actions.ts'

/** All about the selected node: what it does, its settings, where its inputs come from, and its result in large. */

interface InspectorProps {
  session: FlowSession
  tool: FlowTool
  messages: FlowMessages
  selection: readonly string[]
  readonly: boolean
  toast: NodePanelProps['toast']
}

export function Inspector(props: InspectorProps) {
  const { session, messages, selection } = props
  const content = useFlowContent(session)
  const edge = content.edges.find(({ id }) => selection.length === 1 && id === selection[0])
  const node = content.nodes.find(
    ({ id }) => selection.length === 1 && id === (edge?.from.node ?? selection[0]),
  )
  if (selection.length > 1)
    return (
      <p className={styles.empty}>{messages.t('inspectorMany', { count: selection.length })}</p>
    )
  if (!node) return <p className={styles.empty}>{messages.t('inspectorEmpty')}</p>
  return <NodeDetails key={node.id} {...props} node={node} port={edge?.from.port} />
}

function NodeDetails({
  session,
  tool,
  messages,
  node,
  readonly,
  toast,
  port,
}: InspectorProps & { node: FlowNode; port: string | undefined }) {
  const type = session.typeOfNode(node.id)
  const state = useNodeState(session, node.id)
  const Panel = tool.panels[type?.live ?? node.type]
  const problem = state.problem && messages.problem(state.problem)
  const settings = type && (
    <Settings
      session={session}
      tool={tool}
      messages={messages}
      node={node}
      type={type}
      readonly={readonly}
    />
  )
  // Where something begins, choosing comes first: the sheet to draw on, the file.
  const isSource = type?.inputs.length === 0
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        {type && <NodePicture of={tool.pictures[type.type]} size={32} />}
        <h2 className={styles.title}>{titleOf(session, messages, node.id)}</h2>
        <NodeHelpButton type={node.type} />
      </div>
      <p className={styles.help}>{type ? messages.help(node.type) : messages.t('missing')}</p>
      {problem && (
        <output className={styles.problem} data-calm={state.status === 'needs-input' || undefined}>
          <strong>{problem.text}</strong>
          <span>{problem.fix}</span>
        </output>
      )}
      {problem?.detail && (
        <details className={styles.said}>
          <summary>{messages.t('problemDetail')}</summary>
          <code dir="ltr" lang="en">
            {problem.detail}
          </code>
        </details>
      )}
      {state.notes && <NodeNotes notes={state.notes} messages={messages} />}
      {Panel && (
        <Panel
          session={session}
          node={node.id}
          messages={messages}
          readonly={readonly}
          toast={toast}
        />
      )}
      {isSource && settings}
      <ResultView session={session} tool={tool} messages={messages} node={node.id} port={port} />
      {!isSource && settings}
      {type && type.inputs.length > 0 && (
        <Inputs session={session} messages={messages} node={node} type={type} readonly={readonly} />
      )}
      {!readonly && <Naming session={session} messages={messages} node={node} />}
    </div>
  )
}

interface PartProps {
  session: FlowSession
  messages: FlowMessages
  node: FlowNode
  type: NodeType
  readonly: boolean
}

function Settings({
  session,
  tool,
  messages,
  node,
  type,
  readonly,
}: PartProps & { tool: FlowTool }) {
  const params = filledParams(type.params, node.params)
  const shown = type.params.filter((spec) => isShown(spec, params))
  if (shown.length === 0) return null
  return (
    <section aria-label={messages.t('settings')}>
      <h3 className={styles.heading}>{messages.t('settings')}</h3>
      {shown.map((spec) => (
        <ParamField
          key={spec.name}
          session={session}
          tool={tool}
          node={node.id}
          spec={spec}
          value={params[spec.name]}
          messages={messages}
          readonly={readonly}
        />
      ))}
    </section>
  )
}

/** Connecting without a pointer: each input lists everything that fits. */
function Inputs({ session, messages, node, type, readonly }: PartProps) {
  const content = useFlowContent(session)
  return (
    <section aria-label={messages.t('inputs')}>
      <h3 className={styles.heading}>{messages.t('inputs')}</h3>
      {type.inputs.map((port) => {
        const to = { node: node.id, port: port.name }
        const wire = content.edges.find(
          (edge) => edge.to.node === to.node && edge.to.port === to.port,
        )
        const sources = sourcesFor(content, session.typeOfNode, to)
        return (
          <label key={port.name} className={styles.input}>
            <span>
              {messages.port(port.name)} <small>({messages.portType(port.types)})</small>
            </span>
            <select
              disabled={readonly}
              value={wire ? `${wire.from.node} ${wire.from.port}` : ''}
              onChange={(event) => {
                const source = sources.find(
                  (end) => `${end.node} ${end.port}` === event.target.value,
                )
                session.apply(
                  source ? connect(session.content, source, to) : disconnect(session.content, to),
                )
              }}
            >
              <option value="">{messages.t('nothing')}</option>
              {sources.map((end) => (
                <option key={`${end.node} ${end.port}`} value={`${end.node} ${end.port}`}>
                  {titleOf(session, messages, end.node)} · {messages.port(end.port)}
                </option>
              ))}
            </select>
          </label>
        )
      })}
    </section>
  )
}

function Naming({ session, messages, node }: Pick<PartProps, 'session' | 'messages' | 'node'>) {
  const content = useFlowContent(session)
  return (
    <section>
      <label className={styles.input}>
        <span>{messages.t('name')}</span>
        <input
          dir="auto"
          value={node.title ?? ''}
          placeholder={titleOf(session, messages, node.id)}
          maxLength={60}
          onChange={(event) =>
            session.apply(
              renameNode(session.content, node.id, event.target.value),
              `name ${node.id}`,
            )
          }
        />
      </label>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={content.dashboard.includes(node.id)}
          onChange={() => session.apply(toggleDashboard(session.content, node.id))}
        />
        {messages.t('dashboardShow')}
      </label>
    </section>
  )
}
