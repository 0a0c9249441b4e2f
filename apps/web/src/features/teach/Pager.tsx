import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import styles from '../../parts/page-layout/school.module.css'

const PAGE_SIZE = 50

interface PagerProps {
  page: number
  total: number
  onPage(page: number): void
}

/** Nothing while everything fits on one page. */
export function Pager({ page, total, onPage }: PagerProps) {
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages <= 1) return null
  const shown = page + 1
  return (
    <nav className={styles.row}>
      <Button look="ghost" size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <span className={styles.soft}>
        <Trans>
          Page {shown} of {pages}
        </Trans>
      </span>
      <Button look="ghost" size="small" disabled={shown >= pages} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
      </Button>
    </nav>
  )
}
