/** A receipt, a tax invoice or a credit note of one's own, to be read and printed. */
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { fetchPaper } from '../../adapters/payments/orders.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { PaperView } from '../../parts/paper/PaperView.tsx'
import type { MessagesOf } from '../../parts/paper/use-paper-words.ts'
import styles from './Orders.module.css'

export function PaperScreen({ messagesOf }: { messagesOf: MessagesOf }) {
  const { to } = useAddress()
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  const number = search.get('number') ?? ''
  const paper = useQuery({
    queryKey: ['paper', id, number],
    queryFn: () => fetchPaper(id, number),
  })
  const back = (
    <Link to={`${to('/orders/order')}?id=${id}`}>
      <Trans>Back to the order</Trans>
    </Link>
  )
  if (paper.isError) {
    const isMissing = paper.error instanceof HttpError && paper.error.status < 500
    return (
      <BrandMascotMessage
        mood="oops"
        title={
          isMissing ? (
            <Trans>There is no such paper of yours.</Trans>
          ) : (
            <Trans>The paper did not arrive.</Trans>
          )
        }
        actions={back}
      />
    )
  }
  return (
    <div className={`page-wrap ${styles.paper}`} aria-busy={paper.isPending}>
      {paper.data && (
        <>
          <h1 className="visually-hidden">
            <Trans>Paper for your order</Trans>
          </h1>
          <PaperView paper={paper.data} messagesOf={messagesOf} back={back} />
        </>
      )}
    </div>
  )
}
