/** Whether every coin is accounted for, and what each plan gives. */
import { Trans } from '@lingui/react/macro'
import { AdminPage } from '../parts/AdminPage.tsx'
import { AiPrices } from './AiPrices.tsx'
import { LedgerProof } from './LedgerProof.tsx'
import { PlanTerms } from './PlanTerms.tsx'

export default function AdminCoinsScreen() {
  return (
    <AdminPage
      title={<Trans>Coins</Trans>}
      lead={<Trans>Every coin has a way from where it came to where it went.</Trans>}
    >
      <LedgerProof />
      <AiPrices />
      <PlanTerms />
    </AdminPage>
  )
}
