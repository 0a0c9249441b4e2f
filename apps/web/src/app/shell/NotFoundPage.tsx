/** What stands at an address that is no page. */
import { useLingui } from '@lingui/react/macro'
import { NotFoundMessage } from '../../features/states/NotFoundMessage.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { MessagePage } from './MessagePage.tsx'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <MessagePage>
      <PageHead title={t`This page is not here`} index={false} />
      <NotFoundMessage />
    </MessagePage>
  )
}
