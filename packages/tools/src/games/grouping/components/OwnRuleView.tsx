import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useMemo, useState } from 'react'
import { Choices } from '../../../game-kit/Choices.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import layout from '../../../game-kit/layout.module.css'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Tree } from '../core/decision-tree.ts'
import { JUDGE_KIND, judge } from '../core/judge.ts'
import {
  GROUPS,
  isEnough,
  learnFrom,
  MIN_CARDS,
  type OwnSubmission,
  type Placed,
  trialCards,
  type Verdicts,
} from '../core/own-game.ts'
import {
  DECKS,
  type Deck,
  dealDeck,
  type OwnLevel,
  ownLevelId,
  questionsFor,
} from '../core/own-rule.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import { OwnCardFace } from './CardFace.tsx'
import { GroupBoxes } from './GroupBoxes.tsx'
import { MachineTrial } from './MachineTrial.tsx'
import styles from './OwnRuleView.module.css'
import { ownCardText } from './rule-text.ts'
import { TreeDrawing } from './TreeDrawing.tsx'

interface OwnRuleViewProps {
  host: ToolHost
  game: Game
  /** The deck a teacher asked for. */
  first?: OwnLevel | undefined
}

/** A rule in the learner's head, a few sorted cards, and a machine that tries to find the rule. */
export function OwnRuleView({ host, game, first }: OwnRuleViewProps) {
  const t = useGroupingMessages(host.locale)
  const [deck, setDeck] = useState<Deck>(first?.deck ?? 'pictures')
  const [deal, setDeal] = useState(first?.deal ?? 1)
  const [names, setNames] = useState(['', ''])
  const [placed, setPlaced] = useState<Placed>({})
  const [tree, setTree] = useState<Tree | null>(null)
  const cards = useMemo(() => dealDeck(deck, deal), [deck, deal])
  const groups = GROUPS.map((group) => names[group] || t('groupDefault', { number: group + 1 }))
  const enough = isEnough(placed)

  function startOver(nextDeck: Deck, nextDeal: number) {
    setDeck(nextDeck)
    setDeal(nextDeal)
    setPlaced({})
    setTree(null)
  }
  function learn(examples: Placed) {
    setTree(learnFrom(deck, cards, examples))
    game.play('open')
  }
  function judged(verdicts: Verdicts) {
    const level = ownLevelId({ deck, deal })
    const submission: OwnSubmission = { version: 1, game: 'own', level, placed, verdicts }
    game.submit(JUDGE_KIND, submission, judge)
  }
  function move(index: number, group: number | null) {
    const { id } = cards[index]!
    const { [id]: _, ...rest } = placed
    setPlaced(group === null ? rest : { ...rest, [id]: group })
    setTree(null)
    game.play('tap')
  }
  function correct(corrections: Placed) {
    const all = { ...placed, ...corrections }
    setPlaced(all)
    learn(all)
  }
  return (
    <div className={styles.own}>
      <Choices
        legend={t('deck')}
        options={DECKS.map((one) => [one, t(`deck.${one}`)])}
        chosen={deck}
        onChoose={(one) => startOver(one, 1)}
      >
        <Button look="ghost" onClick={() => startOver(deck, deal + 1)}>
          {t('newDeck')}
        </Button>
      </Choices>
      <p>{t('ownHow', { min: MIN_CARDS })}</p>
      <GroupBoxes
        key={`${deck} ${deal}`}
        locale={host.locale}
        groups={groups}
        cards={cards.map((card, index) => ({
          index,
          name: ownCardText(t, host.locale, card),
          face: <OwnCardFace card={card} locale={host.locale} />,
          group: placed[card.id] ?? null,
          settled: false,
        }))}
        onMove={move}
        headings={GROUPS.map((group) => (
          <TextField
            key={group}
            className={styles.name}
            label={t('groupName', { number: group + 1 })}
            value={names[group] ?? ''}
            maxLength={40}
            dir="auto"
            placeholder={t('groupDefault', { number: group + 1 })}
            onChange={(event) => setNames(names.with(group, event.currentTarget.value))}
          />
        ))}
      />
      <div className={layout.row}>
        <Button disabled={!enough} onClick={() => learn(placed)}>
          {t('learn')}
        </Button>
        {!enough && <span>{t('needMore', { min: MIN_CARDS })}</span>}
      </div>
      {tree && (
        <>
          <TreeDrawing host={host} tree={tree} groups={groups} />
          <MachineTrial
            key={JSON.stringify(placed)}
            host={host}
            game={game}
            tree={tree}
            questions={questionsFor(deck)}
            groups={groups}
            cards={trialCards(cards, placed)}
            onJudged={judged}
            onCorrect={correct}
          />
        </>
      )}
    </div>
  )
}
