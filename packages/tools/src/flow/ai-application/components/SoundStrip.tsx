import { readClip } from '@panya/engines/ai/sound/clip-code.ts'
import { playClip } from '@panya/engines/ai/sound/microphone-listener.ts'
import { soundPicture } from '@panya/engines/ai/sound/sound-picture.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
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
        <IconButton className={styles.drop} label={remove} onClick={onRemove}>
          <Icon name="close" size={16} />
        </IconButton>
      )}
    </li>
  )
}
