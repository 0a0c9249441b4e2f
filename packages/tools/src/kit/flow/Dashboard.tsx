import { useFlowContent } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { FlowTexts } from './flow-texts.ts'
import type { FlowTool } from './flow-tool.ts'
import { ResultView } from './ResultView.tsx'
import styles from './SidePanels.module.css'
import { titleOf } from './workbench-actions.ts'

/** Only the results the learner chose to show, in large. */
export function Dashboard({
  session,
  tool,
  texts,
}: {
  session: FlowSession
  tool: FlowTool
  texts: FlowTexts
}) {
  const { dashboard } = useFlowContent(session)
  if (dashboard.length === 0) return <p className={styles.panel}>{texts.t('dashboardEmpty')}</p>
  return (
    <div className={styles.dashboard}>
      {dashboard.map((id) => (
        <section key={id} className={styles.tile} aria-label={titleOf(session, texts, id)}>
          <h3>{titleOf(session, texts, id)}</h3>
          <ResultView session={session} tool={tool} texts={texts} node={id} />
        </section>
      ))}
    </div>
  )
}
