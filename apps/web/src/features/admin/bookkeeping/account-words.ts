/** What the accounts are called; money itself is counted for each way by which it comes. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ACCOUNTS, Account } from '@panya/domain/payment-ledger/entry.ts'

const WORDS: Record<(typeof ACCOUNTS)[number], MessageDescriptor> = {
  receivable: msg`What payers owe`,
  revenue: msg`Sales`,
  tax: msg`VAT`,
  credit: msg`Credit of payers`,
  refunds: msg`What sales were made smaller by`,
}

const CASH: Record<string, MessageDescriptor> = {
  bank: msg`Money at the bank`,
  manual: msg`Money that came by another way`,
}
const OTHER_CASH = msg`Money at`

interface AccountWords {
  message: MessageDescriptor
  /** The name of a provider, which is the same in every language. */
  name: string | null
}

export function accountWords(account: Account): AccountWords {
  if (!account.startsWith('cash:'))
    return { message: WORDS[account as (typeof ACCOUNTS)[number]], name: null }
  const provider = account.slice('cash:'.length)
  const known = CASH[provider]
  return known ? { message: known, name: null } : { message: OTHER_CASH, name: provider }
}
