import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import type { Game } from '../../../game-kit/game-hooks.ts'
import layout from '../../../game-kit/layout.module.css'
import { takeFocus } from '../../../game-kit/take-focus.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { decide, type Question, type Tree } from '../core/decision-tree.ts'
import type { Verdicts } from '../core/own-game.ts'
import type { OwnCard } from '../core/own-rule.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import { OwnCardFace } from './CardFace.tsx'
import styles from './OwnRuleView.module.css'
import { ownCardText, questionText } from './rule-text.ts'

interface MachineTrialProps {
  host: ToolHost
  game: Game
  tree: Tree
  questions: readonly Question<OwnCard>[]
  groups: readonly string[]
  /** Cards the machine has not learned from. */
  cards: readonly OwnCard[]
  onJudged: (verdicts: Verdicts) => void
  /** Called with the group of every judged card, so that the machine can learn again. */
  onCorrect: (groups: Readonly<Record<string, number>>) => void
}

/** The machine sorts cards it has not seen, and the learner says whether it is right. */
export function MachineTrial(props: MachineTrialProps) {
  const { host, game, tree, questions, groups, cards, onJudged, onCorrect } = props
  const t = useGroupingMessages(host.locale)
  const [verdicts, setVerdicts] = useState<Verdicts>({})
  const right = Object.values(verdicts).filter(Boolean).length
  const done = cards.length > 0 && cards.every((card) => verdicts[card.id] !== undefined)

  function mark(card: OwnCard, verdict: boolean) {
    const all = { ...verdicts, [card.id]: verdict }
    setVerdicts(all)
    game.play(verdict ? 'right' : 'wrong')
    if (cards.every((one) => all[one.id] !== undefined)) onJudged(all)
  }
  function corrections(): Record<string, number> {
    return Object.fromEntries(
      cards.map((card) => {
        const { group } = decide(tree, questions, card)
        return [card.id, verdicts[card.id] ? group : 1 - group]
      }),
    )
  }
  function reasons(card: OwnCard): string {
    return decide(tree, questions, card)
      .path.map(
        ({ question, answer }) =>
          `${questionText(t, host.locale, question)}: ${t(answer ? 'yes' : 'no')}`,
      )
      .join(' · ')
  }
  if (cards.length === 0) return null
  return (
    <section className={styles.trial}>
      <h2>{t('treeTest')}</h2>
      <ul>
        {cards.map((card) => {
          const name = ownCardText(t, host.locale, card)
          const verdict = verdicts[card.id]
          const { group } = decide(tree, questions, card)
          return (
            <li key={card.id} data-wrong={verdict === false || undefined}>
              <div className={styles.face}>
                <OwnCardFace card={card} locale={host.locale} />
              </div>
              <p>
                <b>{t('treeGuess', { card: name, group: groups[group] ?? '' })}</b>
                {tree.kind === 'ask' && <span>{t('because', { reasons: reasons(card) })}</span>}
              </p>
              {verdict === undefined ? (
                <span className={layout.row}>
                  <Button
                    look="ghost"
                    aria-label={t('markRight', { card: name })}
                    onClick={() => mark(card, true)}
                  >
                    ✓ {t('isRight')}
                  </Button>
                  <Button
                    look="ghost"
                    aria-label={t('markWrong', { card: name })}
                    onClick={() => mark(card, false)}
                  >
                    ✗ {t('isWrong')}
                  </Button>
                </span>
              ) : (
                <b>{verdict ? `✓ ${t('isRight')}` : `✗ ${t('isWrong')}`}</b>
              )}
            </li>
          )
        })}
      </ul>
      {done && (
        <div className={styles.verdict}>
          <h2>{t('ownScore', { right, total: cards.length })}</h2>
          <p>{t(right === cards.length ? 'ownAllRight' : 'ownSomeWrong')}</p>
          <Button ref={takeFocus} onClick={() => onCorrect(corrections())}>
            {t('learnAgain')}
          </Button>
        </div>
      )}
    </section>
  )
}
