/** Records a sound: the microphone is asked for when the button is pressed, not before. */
import { LONGEST_SECONDS, type Samples } from '@panya/engines/sound/samples.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { FirstButton } from '../components/FirstButton.tsx'
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
  const isRecording = state.at === 'recording'
  const said = {
    idle: state.at === 'idle' && state.problem ? t(state.problem) : '',
    asking: t('asking'),
    recording: t('recording'),
  }[state.at]
  return (
    <div className={styles.record}>
      <p className={styles.privacy}>{t('privacy')}</p>
      {isRecording ? (
        <FirstButton key="stop" size="large" look="stop" onClick={stop}>
          <Icon name="stop" /> {t('stopRecording')}
        </FirstButton>
      ) : (
        <FirstButton
          key="record"
          size="large"
          aria-busy={state.at === 'asking'}
          onClick={() => {
            if (state.at === 'asking') return
            onStart()
            void start()
          }}
        >
          <Icon path={MICROPHONE} /> {t('record')}
        </FirstButton>
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
