import { Trans } from '@lingui/react/macro'
import { Disclosure } from '@panya/ui/Disclosure/Disclosure.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import type { ReactNode } from 'react'
import { useAddress } from '../../adapters/address.ts'
import styles from './SiteHeader.module.css'

export function ToolsMenu({ children }: { children: ReactNode }) {
  const { path } = useAddress()
  return (
    <Disclosure
      panel="wide"
      closeOn={path}
      summary={
        <span className={styles.link}>
          <Trans>Tools</Trans> <Icon name="chevron" size={14} />
        </span>
      }
    >
      <div className="page-wrap">{children}</div>
    </Disclosure>
  )
}
