import { Trans } from '@lingui/react/macro'
import { NoticeCard } from './NoticeCard.tsx'

export function GuardianRefused() {
  return (
    <NoticeCard mood="thinking" title={<Trans>Your parent or guardian said no</Trans>}>
      <p>
        <Trans>
          You can still use every tool and keep what you make. Nothing is shown to others. If they
          change their mind, they open the link in our mail again or tell your teacher.
        </Trans>
      </p>
    </NoticeCard>
  )
}
