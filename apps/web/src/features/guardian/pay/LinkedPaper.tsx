import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { fetchLinkedPaper } from '../../../adapters/payments/pay-link.ts'
import { PaperView } from '../../../parts/paper/PaperView.tsx'
import type { MessagesOf } from '../../../parts/paper/use-paper-words.ts'
import styles from '../guardian.module.css'

interface LinkedPaperProps {
  token: string
  number: string
  messagesOf: MessagesOf
  onClose(): void
}

/** A paper in place of the page: back leads to the order. */
export function LinkedPaper({ token, number, messagesOf, onClose }: LinkedPaperProps) {
  const paper = useQuery({
    queryKey: ['pay', token, 'paper', number],
    queryFn: () => fetchLinkedPaper(token, number),
  })
  const back = (
    <Button look="ghost" onClick={onClose}>
      <Trans>Back to the order</Trans>
    </Button>
  )
  return (
    <div className={styles.page} aria-busy={paper.isPending}>
      <h1 className="visually-hidden">
        <Trans>Paper for your order</Trans>
      </h1>
      {paper.data && <PaperView paper={paper.data} messagesOf={messagesOf} back={back} />}
      {paper.isError && (
        <>
          <p role="alert" className={styles.wrong}>
            <Trans>The paper did not arrive.</Trans>
          </p>
          {back}
        </>
      )}
    </div>
  )
}
