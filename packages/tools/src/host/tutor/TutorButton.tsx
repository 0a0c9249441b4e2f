/** The owl in a tool's header: opens the tutor beside the work, and puts it away. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { ToolActions } from '../ToolActions.tsx'
import type { ToolHost } from '../tool-host.ts'
import { lookAtWork, type ReadWork } from './look-at-work.ts'
import { startsOpen, staysOpen } from './open-setting.ts'
import styles from './Tutor.module.css'
import { useTutorMessages } from './tutor-messages.ts'
import type { ShownSubject } from './tutor-subject.ts'

const TutorPanel = lazy(() => import('./TutorPanel.tsx'))

interface TutorButtonProps {
  host: ToolHost
  /** Looked at while the panel is open, and when somebody asks; never before. */
  read: ReadWork
}

/** Also where it is a sheet: who had it open before the page came back had asked for it. */
const OPEN = 'tutor open'
/** After the last of many changes: a program that runs changes many times a second. */
const STILL_MS = 400

export function TutorButton(props: TutorButtonProps) {
  if (!props.host.tutor || props.host.readonly) return null
  return (
    <Suspense>
      <Opener {...props} />
    </Suspense>
  )
}

function Opener({ host, read }: TutorButtonProps) {
  const t = useTutorMessages(host.locale)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [subject, setSubject] = useState<ShownSubject | null>(null)
  const [byHand, setByHand] = useState(false)
  const [isOpen, setOpen] = useState(false)

  async function look(): Promise<ShownSubject> {
    const now = await lookAtWork(host.task?.id ?? null, read)
    setSubject((before) => (before && isSame(before, now) ? before : now))
    return now
  }
  useEffect(() => {
    if (!startsOpen() && host.place?.read(OPEN) !== true) return
    setOpen(true)
    void look()
    // oxlint-disable-next-line react/exhaustive-deps -- as it was left, looked at once
  }, [])
  // With every drawing of the tool the work may be another one.
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = window.setTimeout(() => void look(), STILL_MS)
    return () => window.clearTimeout(timer)
  })

  function close(): void {
    setOpen(false)
    setSubject(null)
    staysOpen(false)
    host.place?.keep(OPEN, false)
    button.current?.focus()
  }
  function open(): void {
    setByHand(true)
    setOpen(true)
    void look()
    staysOpen(true)
    host.place?.keep(OPEN, true)
  }
  return (
    <>
      <ToolActions>
        <Button
          ref={button}
          look="ghost"
          size="compact"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          title={t('title')}
          aria-label={t('title')}
          onClick={isOpen ? close : open}
        >
          <Mascot kind={host.mascot ?? 'owl'} mood="thinking" size={26} />
          <span className={styles.label}>{t('tutor')}</span>
        </Button>
      </ToolActions>
      {isOpen && subject && host.tutor && (
        <Suspense>
          <TutorPanel
            id={id}
            t={t}
            kind={host.mascot ?? 'owl'}
            door={host.tutor}
            subject={subject}
            look={look}
            place={host.place}
            takesFocus={byHand}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

/** How it draws blocks is made anew each time and says nothing of the work. */
function isSame({ draw: _before, ...one }: ShownSubject, { draw: _now, ...other }: ShownSubject) {
  return JSON.stringify(one) === JSON.stringify(other)
}
