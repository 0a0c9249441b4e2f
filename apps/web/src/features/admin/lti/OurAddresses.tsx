/** What an admin of the platform types in there: each address whole, on a line of its own, to be copied. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ToolAddresses } from '@panya/domain/lti/lti.ts'
import { CopyButton } from '../../../parts/copy-link/CopyButton.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from './OurAddresses.module.css'

export function OurAddresses({ addresses: { login, launch, keys } }: { addresses: ToolAddresses }) {
  const { t } = useLingui()
  return (
    <Panel
      title={<Trans>Our addresses</Trans>}
      about={<Trans>Type these in where the platform asks for the tool.</Trans>}
    >
      <dl className={styles.addresses}>
        <Address label={t`Login initiation`} address={login} />
        <Address label={t`Launch, redirect and deep linking`} address={launch} />
        <Address label={t`Public keys (JWKS)`} address={keys} />
      </dl>
    </Panel>
  )
}

function Address({ label, address }: { label: string; address: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr">{address}</code>
        <CopyButton text={address} label={label} />
      </dd>
    </div>
  )
}
