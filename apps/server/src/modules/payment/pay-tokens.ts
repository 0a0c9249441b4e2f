/** The secrets in links that only mails hold: made again whenever a mail is written, kept nowhere but as a hash. */
import { createHmac, hkdfSync } from 'node:crypto'

const TOKEN_BYTES = 16

export interface PayTokens {
  /** Opens an order nobody has agreed to pay yet. */
  orderLink(orderId: number): string
  /** The guardian's own, who has agreed. */
  payerLink(orderId: number): string
}

export function createPayTokens(secret: string): PayTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'panya pay links', 32))
  const tokenFor = (use: string, orderId: number) =>
    createHmac('sha256', key)
      .update(`${use} ${orderId}`)
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url')
  return {
    orderLink: (orderId) => tokenFor('order', orderId),
    payerLink: (orderId) => tokenFor('payer', orderId),
  }
}
