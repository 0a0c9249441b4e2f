import { useFlowContent } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { filledParams, isShown } from '@panya/engines/flow/param-spec.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowTool, NodePanelProps } from './flow-tool.ts'
import { ParamField } from './ParamField.tsx'
import { ResultView } from './ResultView.tsx'
import styles from './SidePanels.module.css'
import { useFullScreen } from './use-full-screen.ts'
import { titleOf } from './workbench-actions.ts'

/** The flow as an app: only the inputs and results the learner chose to show, in large. */

interface DashboardProps {
  session: FlowSession
  tool: FlowTool
  messages: FlowMessages
  toast: NodePanelProps['toast']
}

export function Dashboard(props: DashboardProps) {
  const { session, messages } = props
  const { dashboard } = useFlowContent(session)
  const { full, toggle } = useFullScreen()
  if (dashboard.length === 0) return <p className={styles.panel}>{messages.t('dashboardEmpty')}</p>
  return (
    <div className={styles.app} data-full={full || undefined}>
      <div className={styles.row}>
        <Button look="ghost" size="compact" onClick={toggle}>
          {messages.t(full ? 'dashboardLeave' : 'dashboardFull')}
        </Button>
      </div>
      <div className={styles.dashboard}>
        {dashboard.map((id) => (
          <section key={id} className={styles.tile} aria-label={titleOf(session, messages, id)}>
            <h3>{titleOf(session, messages, id)}</h3>
            <Controls {...props} node={id} />
            {!isTyped(session.typeOfNode(id)) && <ResultView {...props} node={id} />}
          </section>
        ))}
      </div>
    </div>
  )
}

/** What is typed stands in its own field already. */
function isTyped(type: NodeType | undefined): boolean {
  if (!type || type.live || type.inputs.length > 0) return false
  return type.outputs.every(({ types }) => types.every((kind) => kind === 'text'))
}

/** Where something comes in, whoever uses the app may change it: start the camera, write, draw. */
function Controls({ session, tool, messages, toast, node }: DashboardProps & { node: string }) {
  const content = useFlowContent(session)
  const type = session.typeOfNode(node)
  const found = content.nodes.find(({ id }) => id === node)
  if (!type || !found) return null
  const Panel = tool.panels[type.live ?? found.type]
  const params = filledParams(type.params, found.params)
  return (
    <>
      {Panel && (
        <Panel session={session} node={node} messages={messages} readonly={false} toast={toast} />
      )}
      {(type.inputs.length === 0 ? type.params : [])
        .filter((spec) => isShown(spec, params))
        .map((spec) => (
          <ParamField
            key={spec.name}
            session={session}
            tool={tool}
            node={node}
            spec={spec}
            value={params[spec.name]}
            messages={messages}
            readonly={false}
          />
        ))}
    </>
  )
}
