import { LONGEST, writeClip } from '@panya/engines/ai/sound/clip-code.ts'
import { clipOfFile } from '@panya/engines/ai/sound/microphone-listener.ts'
import { useState } from 'react'
import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import styles from './Editors.module.css'
import { RecordButton } from './RecordButton.tsx'
import { SoundStrip } from './SoundStrip.tsx'

/** One recording of the microphone, or a sound file. */
export function SoundClipEditor({ value, onChange, messages, readonly }: ParamEditorProps) {
  const clip = value as string
  const [problem, setProblem] = useState('')
  const { own } = messages
  const keep = (next: string): void => {
    setProblem('')
    onChange(next)
  }
  const upload = async (file: File | undefined): Promise<void> => {
    const samples = file && (await clipOfFile(file, LONGEST))
    if (samples) keep(writeClip(samples))
    else if (file) setProblem(own('sound.broken', { count: 1 }))
  }
  return (
    <div className={styles.editor}>
      <p className={styles.privacy}>{own('privacy.sounds')}</p>
      {!readonly && (
        <div className={styles.row}>
          <RecordButton
            messages={messages}
            seconds={LONGEST}
            label={own('sound.recordClip', { count: LONGEST })}
            onClip={keep}
            onProblem={setProblem}
          />
          <label>
            {own('sound.upload')}
            <input
              type="file"
              accept="audio/*"
              onChange={(event) => void upload(event.target.files?.[0])}
            />
          </label>
        </div>
      )}
      {clip !== '' && (
        <ul className={styles.pictures}>
          <SoundStrip
            clip={clip}
            play={own('sound.play')}
            remove={own('sound.remove')}
            onRemove={readonly ? undefined : () => keep('')}
          />
        </ul>
      )}
      {problem && <output className={styles.warn}>{problem}</output>}
    </div>
  )
}
