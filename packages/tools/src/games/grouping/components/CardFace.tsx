import type { Locale } from '@panya/domain/locale/locale.ts'
import { Drawing } from '../../../game-kit/journey/Drawing.tsx'
import { pictureAddress } from '../../../game-kit/picture-files.ts'
import type { BoardCard } from '../core/board.ts'
import type { OwnCard } from '../core/own-rule.ts'
import { symbolInks } from '../core/symbols/card-symbol.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import styles from './Cards.module.css'
import { ownCardText } from './rule-text.ts'
import { ShapeFace } from './ShapeFace.tsx'

interface BoardCardFaceProps {
  card: BoardCard
  locale: Locale
}

/** The picture of a card, or the symbol that was drawn for it. */
export function CardPicture({ card }: { card: Pick<BoardCard, 'picture' | 'symbol'> }) {
  if (card.picture) return <img src={pictureAddress(card.picture)} alt="" draggable={false} />
  if (!card.symbol) return null
  return <Drawing inks={symbolInks(card.symbol)} view="0 0 48 48" className={styles.symbol} />
}

/** What stands on a card of a board. */
export function BoardCardFace({ card, locale }: BoardCardFaceProps) {
  return (
    <>
      <CardPicture card={card} />
      {card.code ? (
        <code dir="ltr">{card.text[locale]}</code>
      ) : (
        <span dir="auto">{card.text[locale]}</span>
      )}
    </>
  )
}

interface OwnCardFaceProps {
  card: OwnCard
  locale: Locale
}

/** What stands on a picture card or a shape card. */
export function OwnCardFace({ card, locale }: OwnCardFaceProps) {
  const t = useGroupingMessages(locale)
  return (
    <>
      {card.kind === 'picture' ? (
        <img src={pictureAddress(card.id)} alt="" draggable={false} />
      ) : (
        <ShapeFace card={card.shape} />
      )}
      <span className={styles.small}>{ownCardText(t, locale, card)}</span>
    </>
  )
}
