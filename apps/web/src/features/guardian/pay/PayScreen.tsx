/** For a parent or guardian with a child's link: what is bought for whom, their yes by name, and how to pay. */
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLinkSecret } from '../../../adapters/account/link-secret.ts'
import type { MessagesOf } from '../../../parts/paper/use-paper-words.ts'
import styles from '../guardian.module.css'
import { LinkedOrderView } from './LinkedOrderView.tsx'
import { LinkedPaper } from './LinkedPaper.tsx'
import { PayLinkNeeded } from './PayLinkNeeded.tsx'

export function PayScreen({ messagesOf }: { messagesOf: MessagesOf }) {
  const { secret, replace, keepForReturn } = useLinkSecret()
  const [paper, setPaper] = useState<string | null>(null)
  const [own, setOwn] = useState<string | null>(null)
  const agreed = (token: string) => {
    setOwn(token)
    replace(token)
  }
  const token = secret ?? ''
  if (paper !== null) {
    const close = () => setPaper(null)
    return <LinkedPaper token={token} number={paper} messagesOf={messagesOf} onClose={close} />
  }
  return (
    <div className={styles.page}>
      {token === '' ? (
        <>
          <h1 className={styles.title}>
            <Trans>Pay for your child</Trans>
          </h1>
          <PayLinkNeeded isUnknown={false} />
        </>
      ) : (
        <LinkedOrderView
          key={token}
          token={token}
          own={own}
          onAgreed={agreed}
          onPaper={setPaper}
          onLeave={keepForReturn}
        />
      )}
    </div>
  )
}
