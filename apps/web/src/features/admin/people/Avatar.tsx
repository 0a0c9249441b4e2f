import { shownPicture } from '@panya/domain/account/profile-picture.ts'
import type { PersonRow } from '@panya/domain/admin/people.ts'
import styles from './People.module.css'

/** The picture somebody chose, or the first letter of what they are called. */
export function Avatar({ person, big }: { person: PersonRow; big?: boolean }) {
  const picture = shownPicture(person.profileImage)
  const [first] = new Intl.Segmenter().segment(person.displayName)
  return (
    <span className={styles.face} data-big={big ? true : undefined} aria-hidden="true">
      {picture ? <img src={picture} alt="" loading="lazy" /> : first?.segment.toUpperCase()}
    </span>
  )
}
