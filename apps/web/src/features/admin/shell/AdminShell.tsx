/** The frame of the administration: its sections at the side, the chosen one beside them. */
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { useUserState } from '../../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../../parts/mascot/BrandMascotMessage.tsx'
import { Loading } from '../parts/Loading.tsx'
import styles from './AdminShell.module.css'
import type { AdminScreenProps } from './admin-section.ts'
import { SectionList } from './SectionList.tsx'
import { SECTIONS } from './sections.ts'

export function AdminShell(props: AdminScreenProps) {
  const { path } = useAddress()
  const role = useUserState((user) => user.role)
  if (role !== 'admin') {
    return (
      <BrandMascotMessage mood="oops" title={<Trans>This place is for administrators</Trans>}>
        <p>
          <Trans>If you should be one, ask somebody who is to give you the role.</Trans>
        </p>
      </BrandMascotMessage>
    )
  }
  const section = SECTIONS.find((one) => one.path === path.replace(/\/$/, '')) ?? SECTIONS[0]
  if (!section) return null
  return (
    <div className={styles.frame}>
      <SectionList current={section.within ?? section.name} />
      <div className={styles.work}>
        <Suspense fallback={<Loading />} key={section.name}>
          <section.Screen {...props} />
        </Suspense>
      </div>
    </div>
  )
}
