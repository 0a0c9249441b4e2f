import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fetchBooks, type MoneyBooks } from '../../../adapters/admin/money.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import { accountWords } from './account-words.ts'

/** In double-entry a sale stands in two accounts: what is above nought is a debit. */
export function Books() {
  const { t } = useLingui()
  const { price } = useFormat()
  const books = useQuery({ queryKey: ['admin', 'books'], queryFn: fetchBooks, staleTime: 0 })
  return (
    <Panel title={<Trans>What stands in the books</Trans>}>
      <QueryState query={books} />
      {books.data && (
        <>
          <Agreement wrong={books.data.wrong} />
          {books.data.balances.length > 0 && (
            <DataTable
              label={t`What stands in the books`}
              head={[
                { label: <Trans>What it is</Trans> },
                { label: <Trans>Debit</Trans>, number: true },
                { label: <Trans>Credit</Trans>, number: true },
              ]}
            >
              {books.data.balances.map(({ account, currency, minor }) => {
                const amount = price(currency, Math.abs(minor))
                const { message, name } = accountWords(account)
                return (
                  <tr key={`${account} ${currency}`}>
                    <td>
                      {t(message)} {name !== null && <bdi>{name}</bdi>}
                    </td>
                    <td data-number>{minor > 0 ? amount : ''}</td>
                    <td data-number>{minor < 0 ? amount : ''}</td>
                  </tr>
                )
              })}
            </DataTable>
          )}
        </>
      )}
    </Panel>
  )
}

function Agreement({ wrong }: Pick<MoneyBooks, 'wrong'>) {
  const { count } = useFormat()
  const { unbalanced, grantedNotSold, soldNotGranted } = wrong
  if (unbalanced + grantedNotSold + soldNotGranted === 0) {
    return (
      <Notice tone="good">
        <Trans>The books agree: everything that was paid was given, and nothing else.</Trans>
      </Notice>
    )
  }
  const figures = [unbalanced, grantedNotSold, soldNotGranted].map(count)
  const [sums, unpaid, ungiven] = figures
  return (
    <Notice tone="wrong">
      <Trans>
        The books do not agree. Postings that do not add up: {sums}. Given and not paid: {unpaid}.
        Paid and not given: {ungiven}.
      </Trans>
    </Notice>
  )
}
