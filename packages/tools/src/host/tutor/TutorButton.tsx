/** The owl in a tool's header: help with one's own program, free from the catalogue or by the language model. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { lazy, Suspense, useState } from 'react'
import { ToolActions } from '../ToolActions.tsx'
import type { ToolHost } from '../tool-host.ts'
import styles from './Tutor.module.css'
import { useTutorMessages } from './tutor-messages.ts'
import type { ShownSubject } from './tutor-subject.ts'

const TutorDialog = lazy(() => import('./TutorDialog.tsx'))

interface TutorButtonProps {
  host: ToolHost
  /** Looked at when somebody asks, never before. */
  read(): ShownSubject
}

export function TutorButton(props: TutorButtonProps) {
  if (!props.host.tutor || props.host.readonly) return null
  return (
    <ToolActions>
      <Suspense>
        <Opener {...props} />
      </Suspense>
    </ToolActions>
  )
}

function Opener({ host, read }: TutorButtonProps) {
  const t = useTutorMessages(host.locale)
  const [subject, setSubject] = useState<ShownSubject | null>(null)
  return (
    <>
      <Button
        look="ghost"
        size="compact"
        aria-haspopup="dialog"
        title={t('title')}
        aria-label={t('title')}
        onClick={() => setSubject(read())}
      >
        <Mascot kind="owl" mood="thinking" size={26} />
        <span className={styles.label}>{t('tutor')}</span>
      </Button>
      {subject && host.tutor && (
        <Suspense>
          <TutorDialog t={t} door={host.tutor} subject={subject} onClose={() => setSubject(null)} />
        </Suspense>
      )}
    </>
  )
}
