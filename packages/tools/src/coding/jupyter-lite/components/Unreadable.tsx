import type { NotebookProblem } from '@panya/domain/notebook/read-notebook.ts'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import type { Messages } from '../jupyter-messages.ts'
import styles from './SitePreparing.module.css'

interface UnreadableProps {
  t: Messages
  problem: NotebookProblem
  /** Where in the notebook it is. */
  detail: string
}

const REASONS = {
  'not-a-notebook': 'unreadableOther',
  'too-new': 'unreadableNew',
  damaged: 'unreadableDamaged',
  'too-large': 'unreadableLarge',
} as const satisfies Record<NotebookProblem, string>

/** A notebook that cannot be shown says why, and stays as it was stored: nothing here writes over it. */
export function Unreadable({ t, problem, detail }: UnreadableProps) {
  return (
    <div className={styles.waiting} role="alert">
      <MascotMessage kind="owl" mood="oops" as="h2" title={t('unreadable')}>
        <p>{t(REASONS[problem])}</p>
        <p>
          <code dir="ltr">{detail}</code>
        </p>
        <p>{t('unreadableHelp')}</p>
      </MascotMessage>
    </div>
  )
}
