/** The frame of the administration: its sections at the side, the chosen one beside them. */
import { Trans } from '@lingui/react/macro'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { Suspense } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { useSite } from '../../../adapters/site.ts'
import { useUserState } from '../../../adapters/user-state.ts'
import { Loading } from '../parts/Loading.tsx'
import styles from './AdminShell.module.css'
import type { AdminScreenProps } from './admin-section.ts'
import { SectionList } from './SectionList.tsx'
import { SECTIONS } from './sections.ts'

export function AdminShell(props: AdminScreenProps) {
  const { brand } = useSite()
  const { path } = useAddress()
  const role = useUserState((user) => user.role)
  if (role !== 'admin') {
    return (
      <MascotMessage
        kind={brand.mascot}
        mood="oops"
        title={<Trans>This place is for administrators</Trans>}
      >
        <p>
          <Trans>If you should be one, ask somebody who is to give you the role.</Trans>
        </p>
      </MascotMessage>
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
