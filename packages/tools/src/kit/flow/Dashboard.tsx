import { useFlowContent } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { filledParams, isShown } from '@panya/engines/flow/param-spec.ts'
import { useRef, useState } from 'react'
import type { FlowTexts } from './flow-texts.ts'
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
  texts: FlowTexts
  toast: NodePanelProps['toast']
}

export function Dashboard(given: DashboardProps) {
  const { session, texts, toast } = given
  const { dashboard } = useFlowContent(session)
  const app = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(app)
  const [said, setSaid] = useState('')
  // In full screen the page's own messages lie behind the app.
  const say: DashboardProps['toast'] = (text, kind) => {
    if (screen?.full) setSaid(text)
    else toast(text, kind)
  }
  const props = { ...given, toast: say }
  if (dashboard.length === 0) return <p className={styles.panel}>{texts.t('dashboardEmpty')}</p>
  return (
    <div className={styles.app} ref={app}>
      <div className={styles.row}>
        {screen && (
          <button type="button" onClick={screen.toggle}>
            {texts.t(screen.full ? 'dashboardLeave' : 'dashboardFull')}
          </button>
        )}
        <output>{screen?.full && said}</output>
      </div>
      <div className={styles.dashboard}>
        {dashboard.map((id) => (
          <section key={id} className={styles.tile} aria-label={titleOf(session, texts, id)}>
            <h3>{titleOf(session, texts, id)}</h3>
            <Controls {...props} node={id} />
            <ResultView {...props} node={id} />
          </section>
        ))}
      </div>
    </div>
  )
}

/** Where something comes in, whoever uses the app may change it: start the camera, write, draw. */
function Controls({ session, tool, texts, toast, node }: DashboardProps & { node: string }) {
  const content = useFlowContent(session)
  const type = session.typeOfNode(node)
  const found = content.nodes.find(({ id }) => id === node)
  if (!type || !found) return null
  const Panel = tool.panels[type.live ?? found.type]
  const params = filledParams(type.params, found.params)
  return (
    <>
      {Panel && (
        <Panel session={session} node={node} texts={texts} readonly={false} toast={toast} />
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
            texts={texts}
            readonly={false}
          />
        ))}
    </>
  )
}
