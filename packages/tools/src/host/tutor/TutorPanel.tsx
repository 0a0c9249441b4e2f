/** The tutor's place beside the work: a column on a desk, a sheet from below on a phone. */
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ToolAside } from '../ToolAside.tsx'
import styles from './Tutor.module.css'
import { TutorTalk, type TutorTalkProps } from './TutorTalk.tsx'

interface TutorPanelProps extends TutorTalkProps {
  id: string
  /** Opened by hand: the keyboard goes on in here. */
  takesFocus: boolean
  onClose(): void
}

export default function TutorPanel({ id, takesFocus, onClose, ...talk }: TutorPanelProps) {
  const { t, subject } = talk
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  function hear(event: KeyboardEvent): void {
    // The tool has keys of its own, for its own place.
    event.stopPropagation()
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <ToolAside>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears keys of what it holds */}
      <aside
        id={id}
        className={styles.panel}
        aria-label={t('tutor')}
        onKeyDown={hear}
        onKeyUp={(event) => event.stopPropagation()}
      >
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {t('tutor')}
          </h2>
          <IconButton label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {/* Another level is another conversation. */}
        <TutorTalk key={subject.level} {...talk} />
      </aside>
    </ToolAside>
  )
}
