/** The first cell of a row about a person: the name, and the address under it, so that both fit on a phone. */

import type { ReactNode } from 'react'
import { EmailText } from '../../parts/account/EmailText.tsx'
import styles from './teach.module.css'

export function PersonCell({ email, children }: { email: string; children: ReactNode }) {
  return (
    <th scope="row" className={styles.person}>
      {children}
      <small className={styles.under}>
        <EmailText email={email} />
      </small>
    </th>
  )
}
