/** The daily proof of the ledger: counted again from every single movement. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PLACES, type Place } from '@panya/domain/money/book.ts'
import type { CoinProof } from '@panya/domain/money/proof.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { fetchProof, proveNow } from '../../../adapters/admin/plans.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import { useAction } from '../parts/use-action.ts'

const KEY = ['admin', 'coin-proof']

const PLACE_WORDS: Record<Place, MessageDescriptor> = {
  grants: msg`Given out`,
  student: msg`Ready to be used`,
  held: msg`Set aside for running jobs`,
  spent: msg`Spent`,
  expired: msg`Ended with their month`,
}

export function LedgerProof() {
  const proof = useQuery({ queryKey: KEY, queryFn: fetchProof })
  const prove = useAction({ send: proveNow, touches: [KEY] })
  return (
    <Panel
      title={<Trans>Proof of the books</Trans>}
      about={<Trans>Made once a day, and whenever you ask for it.</Trans>}
      actions={
        <Button size="small" look="ghost" aria-busy={prove.busy} onClick={() => prove.run()}>
          <Trans>Prove now</Trans>
        </Button>
      }
    >
      <ActionProblem {...prove} />
      <QueryState query={proof} />
      {proof.data === null && (
        <p>
          <Trans>There is no proof yet.</Trans>
        </p>
      )}
      {proof.data && <ProofFigures proof={proof.data} />}
    </Panel>
  )
}

function ProofFigures({ proof }: { proof: CoinProof }) {
  const { t } = useLingui()
  const { moment, count } = useFormat()
  const { totals, sum, negativePlaces, wrongLots, wrongBalances, wrongHolds } = proof.figures
  const mistakes = negativePlaces + wrongLots + wrongBalances + wrongHolds
  return (
    <>
      <Notice tone={proof.ok ? 'good' : 'wrong'}>
        {proof.ok ? (
          <Trans>{moment(proof.at)}: every coin is accounted for.</Trans>
        ) : (
          <Trans>
            {moment(proof.at)}: the books do not add up. Sum {count(sum)}, mistakes{' '}
            {count(mistakes)}.
          </Trans>
        )}
      </Notice>
      <DataTable
        label={t`Coins by place`}
        head={[
          { label: <Trans>Where the coins are</Trans> },
          { label: <Trans>Coins</Trans>, number: true },
        ]}
      >
        {PLACES.map((place) => (
          <tr key={place}>
            <td>{t(PLACE_WORDS[place])}</td>
            <td data-number>{count(Math.abs(totals[place]))}</td>
          </tr>
        ))}
      </DataTable>
    </>
  )
}
