/** A paper of anybody's order, as whoever paid has it. */
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { fetchOrderPaper } from '../../../adapters/admin/orders.ts'
import { PaperView } from '../../../parts/paper/PaperView.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import type { AdminScreenProps } from '../shell/admin-section.ts'

export default function PaperScreen({ messagesOf }: AdminScreenProps) {
  const { to } = useAddress()
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  const number = search.get('number') ?? ''
  const paper = useQuery({
    queryKey: ['admin', 'paper', id, number],
    queryFn: () => fetchOrderPaper(id, number),
  })
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>A paper</Trans>
      </h1>
      <QueryState query={paper} />
      {paper.data && (
        <PaperView
          paper={paper.data}
          messagesOf={messagesOf}
          back={
            <Link to={`${to('/admin/order')}?id=${id}`}>
              <Trans>Back to the order</Trans>
            </Link>
          }
        />
      )}
    </>
  )
}
