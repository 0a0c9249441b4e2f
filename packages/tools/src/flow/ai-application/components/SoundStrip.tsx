import { readClip } from '@panya/engines/ai/sound/clip-code.ts'
import { playClip } from '@panya/engines/ai/sound/ear.ts'
import { soundPicture } from '@panya/engines/ai/sound/sound-picture.ts'
import { useMemo } from 'react'
import { Picture } from '../../../flow-kit/PreviewView.tsx'
import styles from './Editors.module.css'

/** A recording one can see, hear and throw away. */
export function SoundStrip({
  clip,
  play,
  remove,
  onRemove,
}: {
  clip: string
  /** What the buttons say. */
  play: string
  remove: string
  onRemove?: (() => void) | undefined
}) {
  const samples = useMemo(() => readClip(clip), [clip])
  const picture = useMemo(() => samples && soundPicture(samples, 52, 52), [samples])
  if (!samples || !picture) return null
  return (
    <li>
      <button
        type="button"
        className={styles.play}
        aria-label={play}
        onClick={() => playClip(samples)}
      >
        <Picture picture={picture} />
      </button>
      {onRemove && (
        <button type="button" aria-label={remove} onClick={onRemove}>
          ×
        </button>
      )}
    </li>
  )
}
