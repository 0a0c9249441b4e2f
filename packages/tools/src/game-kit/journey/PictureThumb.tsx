import type { ReactNode } from 'react'
import { pictureAddress } from '../picture-files.ts'
import styles from './PictureThumb.module.css'

interface PictureThumbProps {
  /** Pictures of the library, by id. */
  pictures: readonly string[]
  /** Drawn ones, beside or instead of them. */
  children?: ReactNode
}

/** A board in small: some of its own pictures. */
export function PictureThumb({ pictures, children }: PictureThumbProps) {
  return (
    <span className={styles.thumb} data-thumb="pictures">
      {pictures.map((id) => (
        <img key={id} src={pictureAddress(id)} alt="" loading="lazy" draggable={false} />
      ))}
      {children}
    </span>
  )
}
