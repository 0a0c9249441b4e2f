import { useMemo, useState } from 'react'
import { GameButton } from '../../../kit/game/GameButton.tsx'
import type { Game } from '../../../kit/game/game-hooks.ts'
import type { ToolHost } from '../../../kit/tool-host.ts'
import { learnTree, type Tree } from '../core/decision-tree.ts'
import { DECKS, type Deck, dealDeck, questionsFor } from '../core/own-rule.ts'
import { useGroupingTexts } from '../grouping-texts.ts'
import { OwnCardFace } from './CardFace.tsx'
import { GroupBoxes } from './GroupBoxes.tsx'
import { MachineTrial } from './MachineTrial.tsx'
import styles from './OwnRuleView.module.css'
import { ownCardText } from './rule-text.ts'
import { TreeDrawing } from './TreeDrawing.tsx'

interface OwnRuleViewProps {
  host: ToolHost
  game: Game
}

const MIN_CARDS = 3
const GROUPS = [0, 1] as const

type Placed = Readonly<Record<string, number>>

/** A rule in the learner's head, a few sorted cards, and a machine that tries to find the rule. */
export function OwnRuleView({ host, game }: OwnRuleViewProps) {
  const t = useGroupingTexts(host.locale)
  const [deck, setDeck] = useState<Deck>('pictures')
  const [deal, setDeal] = useState(1)
  const [names, setNames] = useState(['', ''])
  const [placed, setPlaced] = useState<Placed>({})
  const [tree, setTree] = useState<Tree | null>(null)
  const cards = useMemo(() => dealDeck(deck, deal), [deck, deal])
  const groups = GROUPS.map((group) => names[group] || t('groupDefault', { number: group + 1 }))
  const enough = GROUPS.every(
    (group) => Object.values(placed).filter((one) => one === group).length >= MIN_CARDS,
  )

  function startOver(nextDeck: Deck, nextDeal: number) {
    setDeck(nextDeck)
    setDeal(nextDeal)
    setPlaced({})
    setTree(null)
  }
  function learn(examples: Placed) {
    const known = cards.flatMap((item) => {
      const group = examples[item.id]
      return group === undefined ? [] : [{ item, group }]
    })
    setTree(learnTree(known, questionsFor(deck), GROUPS.length))
    game.play('open')
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
    <div className={styles['own']}>
      <fieldset className={styles['deck']}>
        <legend>{t('deck')}</legend>
        {DECKS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="deck"
              checked={deck === one}
              onChange={() => startOver(one, 1)}
            />
            {t(`deck.${one}`)}
          </label>
        ))}
        <GameButton onClick={() => startOver(deck, deal + 1)}>{t('newDeck')}</GameButton>
      </fieldset>
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
          <label key={group} className={styles['name']}>
            {t('groupName', { number: group + 1 })}
            <input
              value={names[group] ?? ''}
              maxLength={40}
              dir="auto"
              placeholder={t('groupDefault', { number: group + 1 })}
              onChange={(event) => setNames(names.with(group, event.currentTarget.value))}
            />
          </label>
        ))}
      />
      <div className={styles['row']}>
        <GameButton look="strong" disabled={!enough} onClick={() => learn(placed)}>
          {t('learn')}
        </GameButton>
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
            cards={cards.filter((card) => placed[card.id] === undefined)}
            level={`own/${deck}-${deal}`}
            onCorrect={correct}
          />
        </>
      )}
    </div>
  )
}
