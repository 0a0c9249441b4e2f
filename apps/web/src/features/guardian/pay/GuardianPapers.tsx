import { useLingui } from '@lingui/react/macro'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { PAPER_MESSAGES } from '../../../parts/order/order-messages.ts'
import styles from '../guardian.module.css'

interface GuardianPapersProps {
  papers: OrderView['papers']
  onPaper(number: string): void
}

/** Buttons, not links: the secret that opens a paper stands in no address. */
export function GuardianPapers({ papers, onPaper }: GuardianPapersProps) {
  const { t } = useLingui()
  if (papers.length === 0) return null
  return (
    <div className={styles.actions}>
      {papers.map(({ number, kind }) => (
        <Button key={number} look="ghost" onClick={() => onPaper(number)}>
          {t(PAPER_MESSAGES[kind])} <bdi dir="ltr">{number}</bdi>
        </Button>
      ))}
    </div>
  )
}
