/** One thing of the library: a picture that shows a second pose when looked at, or a sound to hear first. */

import { pictureUrl } from '@panya/engines/stage/costume-images.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useState } from 'react'
import type { LibraryEntry } from '../library/entries.ts'
import type { LibraryMessages } from '../library/library-messages.ts'
import styles from './LibraryDialog.module.css'

interface CardProps {
  name: string
  onChoose(): void
}

interface PictureCardProps extends CardProps {
  entry: LibraryEntry
}

const wantsMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

export function PictureCard({ entry, name, onChoose }: PictureCardProps) {
  const [isLookedAt, setLookedAt] = useState(false)
  const { picture, second } = entry
  if (!picture) return null
  const { id, width, height } = isLookedAt && second ? second : picture
  return (
    <CardButton
      className={styles.card}
      onClick={onChoose}
      onPointerEnter={() => setLookedAt(wantsMotion())}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(wantsMotion())}
      onBlur={() => setLookedAt(false)}
    >
      <img
        src={pictureUrl({ id, width, height, library: id })}
        alt=""
        width="96"
        height="72"
        loading="lazy"
        decoding="async"
      />
      <span>{name}</span>
    </CardButton>
  )
}

interface SoundCardProps extends CardProps {
  t: LibraryMessages
  onHear(): void
}

export function SoundCard({ name, t, onChoose, onHear }: SoundCardProps) {
  return (
    <div className={styles.sound}>
      <IconButton label={t('hear', { name })} onClick={onHear}>
        <Icon name="play" />
      </IconButton>
      <CardButton className={styles.card} onClick={onChoose}>
        <span>{name}</span>
      </CardButton>
    </div>
  )
}
