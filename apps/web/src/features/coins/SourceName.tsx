import { useLingui } from '@lingui/react/macro'
import type { LotSource } from '@panya/domain/money/book.ts'
import { noteWords, SOURCE_WORDS } from './words.ts'

/** `Coins of the month · Free` */
export function SourceName({ source, note }: { source: LotSource; note: string | null }) {
  const { t } = useLingui()
  const words = noteWords(source, note)
  return (
    <>
      {t(SOURCE_WORDS[source])}
      {words !== null && (
        <>
          {' · '}
          <bdi>{typeof words === 'string' ? words : t(words)}</bdi>
        </>
      )}
    </>
  )
}
