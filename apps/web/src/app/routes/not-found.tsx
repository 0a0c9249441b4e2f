import { useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import { NotFoundMessage } from '../../features/states/NotFoundMessage.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { MessagePage } from '../shell/MessagePage.tsx'

export function loader() {
  return data(null, 404)
}

export default function NotFound() {
  const { t } = useLingui()
  return (
    <MessagePage>
      <PageHead title={t`This page is not here`} index={false} />
      <NotFoundMessage />
    </MessagePage>
  )
}
