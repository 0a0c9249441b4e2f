/** Records a sound: the microphone is asked for when the button is pressed, not before. */
import { LONGEST_SECONDS, type Samples } from '@panya/engines/sound/samples.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useEffect, useRef } from 'react'
import styles from './SoundDialog.module.css'
import { useRecorder } from './sound-hooks.ts'
import { MICROPHONE } from './sound-icons.ts'
import type { SoundMessages } from './sound-messages.ts'

interface RecordPanelProps {
  /** The stage is quiet while somebody records. */
  onStart(): void
  onRecorded(samples: Samples): void
  t: SoundMessages
}

export function RecordPanel({ onStart, onRecorded, t }: RecordPanelProps) {
  const { state, start, stop } = useRecorder(onRecorded)
  const button = useRef<HTMLButtonElement>(null)
  const isRecording = state.at === 'recording'
  // What is most likely pressed next; the dialog itself would choose the button that closes it.
  useEffect(() => button.current?.focus(), [isRecording])
  const said = {
    idle: state.at === 'idle' && state.problem ? t(state.problem) : '',
    asking: t('asking'),
    recording: t('recording'),
  }[state.at]
  return (
    <div className={styles.record}>
      <p className={styles.privacy}>{t('privacy')}</p>
      {isRecording ? (
        <Button ref={button} size="large" look="stop" onClick={stop}>
          <Icon name="stop" /> {t('stopRecording')}
        </Button>
      ) : (
        <Button
          ref={button}
          size="large"
          aria-busy={state.at === 'asking'}
          onClick={() => {
            if (state.at === 'asking') return
            onStart()
            void start()
          }}
        >
          <Icon path={MICROPHONE} /> {t('record')}
        </Button>
      )}
      {isRecording && (
        <>
          <meter
            className={styles.level}
            min="0"
            max="1"
            value={state.level}
            aria-label={t('level')}
          />
          <span>{t('recorded', { seconds: state.seconds.toFixed(1), most: LONGEST_SECONDS })}</span>
        </>
      )}
      <output className={styles.said}>{said}</output>
    </div>
  )
}
