/** What each job of the AI costs; learners see the new price before their next run. */
import { Trans, useLingui } from '@lingui/react/macro'
import { AI_KINDS, type AiKind } from '@panya/domain/ai/ai-kind.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fetchAiPrices, saveAiPrice } from '../../../adapters/admin/plans.ts'
import { AI_KIND_MESSAGES } from '../../../parts/ai/ai-messages.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Panel } from '../parts/Panel.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import { useAction } from '../parts/use-action.ts'
import styles from './AdminCoins.module.css'

const KEY = ['admin', 'ai-prices']

export function AiPrices() {
  const prices = useQuery({ queryKey: KEY, queryFn: fetchAiPrices })
  return (
    <Panel
      title={<Trans>What the AI costs</Trans>}
      about={<Trans>In coins for one run. A run that fails costs nothing.</Trans>}
    >
      <QueryState query={prices} />
      {prices.data &&
        AI_KINDS.map((kind) => <Price key={kind} kind={kind} coins={prices.data[kind]} />)}
    </Panel>
  )
}

function Price({ kind, coins }: { kind: AiKind; coins: number }) {
  const { t } = useLingui()
  const [value, setValue] = useState(`${coins}`)
  const save = useAction({ send: saveAiPrice, touches: [KEY] })
  const title = t(AI_KIND_MESSAGES[kind])
  const send = (event: FormEvent) => {
    event.preventDefault()
    save.run({ kind, coins: Number(value) })
  }
  return (
    <form className={styles.terms} onSubmit={send}>
      <TextField
        label={title}
        inputMode="numeric"
        pattern="\d{1,5}"
        required
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button
        type="submit"
        look="ghost"
        aria-busy={save.busy}
        aria-label={t`Save the price: ${title}`}
      >
        {save.succeeded ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </Button>
      <ActionProblem {...save} />
    </form>
  )
}
