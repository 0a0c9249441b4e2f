/** The door to a payment provider. */

export interface PlanOrder {
  requestId: number
  userId: number
  priceMinor: number | null
  currency: string
}

export type PaymentStart =
  /** A person looks at it and decides. */
  | { kind: 'needs-approval' }
  /** The provider has the money: nobody else needs to decide. */
  | { kind: 'paid'; reference: string }

export interface PaymentProvider {
  name: string
  start(order: PlanOrder): Promise<PaymentStart>
}

/** Payment outside the platform, such as by the school: an admin approves what has been settled. */
export const manualPayment: PaymentProvider = {
  name: 'manual',
  start: async () => ({ kind: 'needs-approval' }),
}
