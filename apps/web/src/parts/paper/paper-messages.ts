/** What stands on a receipt, a tax invoice and a credit note, beside names and numbers. */
import { msg } from '@lingui/core/macro'

export const PAPER_WORDS = {
  number: msg`Number`,
  day: msg`Date`,
  seller: msg`Seller`,
  buyer: msg`Buyer`,
  taxId: msg`Tax ID`,
  line: msg`No.`,
  description: msg`Description`,
  quantity: msg`Quantity`,
  value: msg`Value`,
  net: msg`Value without VAT`,
  tax: msg`VAT 7 %`,
  total: msg`Total`,
  inWords: msg`In words`,
  original: msg`Original tax invoice`,
  before: msg`Value on it`,
  credited: msg`Credited before`,
  right: msg`Right value`,
  difference: msg`Difference`,
  reason: msg`Reason`,
}
