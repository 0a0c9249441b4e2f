import { Trans } from '@lingui/react/macro'
import { Icon, type IconName } from '@panya/ui/Icon/Icon.tsx'
import type { ReactNode } from 'react'
import { Section } from '../../parts/section/Section.tsx'
import styles from './ForParents.module.css'

export function ForParents() {
  return (
    <Section
      family="flow"
      tone="sunk"
      kicker={<Trans>For parents</Trans>}
      title={<Trans>A safe place to try things</Trans>}
    >
      <div className={styles.promises}>
        <Assurance icon="shield" title={<Trans>No ads, nobody watching</Trans>}>
          <Trans>
            Pages talk to this site and to nobody else. Nothing is sold, nothing is followed.
          </Trans>
        </Assurance>
        <Assurance icon="eye" title={<Trans>AI that runs on the device</Trans>}>
          <Trans>
            Cameras, pictures and voices stay on your child's computer while they train and test.
          </Trans>
        </Assurance>
        <Assurance icon="cloud" title={<Trans>Work that stays</Trans>}>
          <Trans>
            Saved as they type, kept without internet, with older versions to go back to.
          </Trans>
        </Assurance>
        <Assurance icon="heart" title={<Trans>Kind words</Trans>}>
          <Trans>
            No shaming, no endless feeds, no strangers to chat with. Just the next small step.
          </Trans>
        </Assurance>
      </div>
    </Section>
  )
}

interface AssuranceProps {
  icon: IconName
  title: ReactNode
  children: ReactNode
}

function Assurance({ icon, title, children }: AssuranceProps) {
  return (
    <div className={styles.promise}>
      <Icon name={icon} size={30} />
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  )
}
