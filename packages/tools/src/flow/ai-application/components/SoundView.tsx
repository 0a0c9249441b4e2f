import type { Preview } from '@panya/engines/flow/flow-value.ts'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import { Picture } from '../../../flow-kit/PreviewView.tsx'
import styles from './AiViews.module.css'

/** A sound as a picture: time to the right, high tones above. */
export function SoundView({ data, messages }: PreviewProps) {
  const { picture } = data as { picture: Extract<Preview, { kind: 'image' }> }
  return (
    <div className={styles.picture} dir="ltr">
      <Picture picture={picture} label={messages.own('sound.picture')} />
    </div>
  )
}
