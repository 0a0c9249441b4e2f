/** The providers this place has keys for. */
import type { PaymentSettings } from '../../platform/payment-settings.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createStripe } from './stripe-provider.ts'

export function createProviders({ stripe }: PaymentSettings): PaymentProvider[] {
  return stripe ? [createStripe(stripe)] : []
}
