/** A tool to choose: picture, name, one line. The family's hue comes from `data-family` around it. */
import type { ReactNode } from 'react'
import { ToolPicture } from '../ToolPicture/ToolPicture.tsx'
import styles from './ToolCard.module.css'

interface ToolCardProps {
  /** A document load on purpose: some tools need a page of their own kind (cross-origin isolation). */
  href: string
  title: string
  tagline: ReactNode
  picture: string
  /** A moving picture, drawn large instead of the still one. */
  living?: ReactNode
}

export function ToolCard({ href, title, tagline, picture, living }: ToolCardProps) {
  return (
    <a className={styles.card} href={href}>
      {living ? (
        <span className={`${styles.picture} ${styles.living}`} data-living aria-hidden="true">
          {living}
        </span>
      ) : (
        <span className={styles.picture}>
          <ToolPicture picture={picture} />
        </span>
      )}
      <b className={styles.title}>{title}</b>
      <span className={styles.tagline}>{tagline}</span>
    </a>
  )
}
