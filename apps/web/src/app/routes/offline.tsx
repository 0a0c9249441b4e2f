import { useLingui } from '@lingui/react/macro'
import { OfflineMessage } from '../../features/states/OfflineMessage.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { MessagePage } from '../shell/MessagePage.tsx'

/** What the service worker shows for a page this device does not have. */
export default function Offline() {
  const { t } = useLingui()
  return (
    <MessagePage>
      <PageHead title={t`You are offline`} index={false} />
      <OfflineMessage />
    </MessagePage>
  )
}
