import { type ReactNode, useId } from 'react'
import styles from './ProfileScreen.module.css'

interface ProfileSectionProps {
  title: ReactNode
  about?: ReactNode
  children: ReactNode
}

export function ProfileSection({ title, about, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {about && <p>{about}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
