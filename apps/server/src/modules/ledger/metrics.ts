/** Shows an operator's tools what the last proof of the books said. */
import type { CoinProof } from '@panya/domain/money/proof.ts'
import { Gauge, type Registry } from 'prom-client'
import type { AppContext } from '../../platform/http/context.ts'
import { latestProof } from './proof.ts'

export function registerLedgerMetrics(registry: Registry, context: AppContext): void {
  /** The value each label has in a proof; without labels the only value has the empty one. */
  function gauge(
    name: string,
    help: string,
    label: string | null,
    values: (proof: CoinProof) => Record<string, number>,
  ): void {
    const made = new Gauge({
      name,
      help,
      labelNames: label === null ? [] : [label],
      registers: [],
      async collect() {
        const proof = await latestProof(context).catch(() => null)
        for (const [key, value] of Object.entries(proof ? values(proof) : {})) {
          if (label === null) this.set(value)
          else this.set({ [label]: key }, value)
        }
      },
    })
    registry.registerMetric(made)
  }
  gauge(
    'coin_ledger_ok',
    '1 when the last proof of the coin ledger found nothing wrong, 0 when it did.',
    null,
    ({ ok }) => ({ '': ok ? 1 : 0 }),
  )
  gauge(
    'coin_ledger_proved_at_seconds',
    'When the coin ledger was proved last.',
    null,
    (proof) => ({
      '': new Date(proof.at).getTime() / 1000,
    }),
  )
  gauge('coin_ledger_sum', 'All places of the coin ledger together: nought.', null, (proof) => ({
    '': proof.figures.sum,
  }))
  gauge('coin_ledger_coins', 'Coins by place.', 'place', ({ figures }) => figures.totals)
  gauge('coin_ledger_mistakes', 'What the last proof found wrong.', 'what', ({ figures }) => {
    const { totals: _, sum: __, ...wrong } = figures
    return wrong
  })
}
