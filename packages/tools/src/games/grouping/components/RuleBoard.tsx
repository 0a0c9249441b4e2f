import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { fits } from '../core/hidden-rule.ts'
import type { RulePuzzle, RuleState } from '../core/rule-game.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import cardStyles from './Cards.module.css'
import styles from './RuleView.module.css'
import { shapeCardText } from './rule-text.ts'
import { ShapeFace } from './ShapeFace.tsx'

interface RuleBoardProps {
  host: ToolHost
  puzzle: RulePuzzle
  state: RuleState
  /** Left out in replays and once the rule is found. */
  onTest?: ((card: number) => void) | undefined
}

/** The cards of a puzzle: those that fit, those that do not, those not tested yet. */
export function RuleBoard({ host, puzzle, state, onTest }: RuleBoardProps) {
  const t = useGroupingMessages(host.locale)
  const all = puzzle.cards.map((card, index) => ({
    card,
    index,
    tested: state.tested.includes(index),
  }))
  const shown = ({ card, index, tested }: (typeof all)[number]) => {
    const name = shapeCardText(t, card)
    return (
      <li key={index}>
        <CardButton
          className={`${cardStyles.card} ${styles.card}`}
          disabled={tested || !onTest}
          aria-label={tested ? name : t('testCard', { card: name })}
          onClick={() => onTest?.(index)}
        >
          <ShapeFace card={card} />
          <span className={cardStyles.small}>{name}</span>
        </CardButton>
      </li>
    )
  }
  const tested = all.filter((one) => one.tested)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without cards to press it is scrolled by keys
    <div className={styles.board} tabIndex={onTest ? undefined : 0}>
      <section className={styles.fits}>
        <h2>✓ {t('fitsGroup')}</h2>
        <ul className={cardStyles.cards}>
          {tested.filter(({ card }) => fits(puzzle.rule, card)).map(shown)}
        </ul>
      </section>
      <section className={styles.fitsNot}>
        <h2>✗ {t('fitsNotGroup')}</h2>
        <ul className={cardStyles.cards}>
          {tested.filter(({ card }) => !fits(puzzle.rule, card)).map(shown)}
        </ul>
      </section>
      <section className={styles.untested}>
        <h2>? {t('untested')}</h2>
        <ul className={cardStyles.cards}>{all.filter((one) => !one.tested).map(shown)}</ul>
      </section>
    </div>
  )
}
