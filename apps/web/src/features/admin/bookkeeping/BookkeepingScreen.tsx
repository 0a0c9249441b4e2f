/** What is in every account, whether the books agree, and the tables that bookkeepers take along. */
import { Trans } from '@lingui/react/macro'
import { AdminPage } from '../parts/AdminPage.tsx'
import { Books } from './Books.tsx'
import { MoneyTables } from './MoneyTables.tsx'

export default function BookkeepingScreen() {
  return (
    <AdminPage
      title={<Trans>Bookkeeping</Trans>}
      lead={<Trans>Days begin and end in Bangkok.</Trans>}
    >
      <MoneyTables />
      <Books />
    </AdminPage>
  )
}
