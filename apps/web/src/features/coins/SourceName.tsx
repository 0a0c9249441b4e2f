import { useLingui } from '@lingui/react/macro'
import type { LotSource } from '@panya/domain/money/book.ts'
import { noteMessage, SOURCE_MESSAGES } from './coin-messages.ts'

/** `Coins of the month · Free` */
export function SourceName({ source, note }: { source: LotSource; note: string | null }) {
  const { t } = useLingui()
  const message = noteMessage(source, note)
  return (
    <>
      {t(SOURCE_MESSAGES[source])}
      {message !== null && (
        <>
          {' · '}
          <bdi>{typeof message === 'string' ? message : t(message)}</bdi>
        </>
      )}
    </>
  )
}
