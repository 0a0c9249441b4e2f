import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { Announcer } from '../../../game-kit/Announcer.tsx'
import { type EndWays, GameEnd } from '../../../game-kit/GameEnd.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { useKeptMoves } from '../../../game-kit/kept-moves.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { fits } from '../core/hidden-rule.ts'
import type { RuleSubmission } from '../core/judge.ts'
import {
  counterexample,
  playRule,
  type RuleAction,
  type RulePuzzle,
  type RuleState,
  scoreRule,
  startRule,
} from '../core/rule-game.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import { RuleBoard } from './RuleBoard.tsx'
import styles from './RuleView.module.css'
import { ruleText, shapeCardText } from './rule-text.ts'

interface RuleViewProps extends EndWays {
  host: ToolHost
  game: Game
  puzzle: RulePuzzle
  onFinish: (submission: RuleSubmission) => void
}

function Found({ host, game, puzzle, state, actions, onNext, onAgain, onMenu }: FoundProps) {
  const t = useGroupingMessages(host.locale)
  return (
    <GameEnd
      host={host}
      game={game}
      title={t('ruleFound', { rule: ruleText(t, puzzle.rule) })}
      stars={scoreRule(puzzle, state).stars}
      ways={{ onNext, onAgain, onMenu }}
      next={t('nextLevel')}
      menu={t('toMenu')}
      submission={{ version: 1, game: 'rule', level: puzzle.level, actions }}
    >
      <p>{t('ruleWhy')}</p>
    </GameEnd>
  )
}

interface FoundProps extends Omit<RuleViewProps, 'onFinish'> {
  state: RuleState
  actions: readonly RuleAction[]
}

/** Finding one hidden rule by testing cards. */
export function RuleView(props: RuleViewProps) {
  const { host, game, puzzle, onFinish } = props
  const t = useGroupingMessages(host.locale)
  const kept = useKeptMoves<RuleState, RuleAction>(host, `rule/${puzzle.level}`, {
    start: () => startRule(puzzle),
    play: (before, action) => playRule(puzzle, before, action),
  })
  const { state, moves: actions } = kept
  const [message, setMessage] = useState('')

  function test(index: number) {
    const card = puzzle.cards[index]!
    const yes = fits(puzzle.rule, card)
    setMessage(t(yes ? 'saysYes' : 'saysNo', { card: shapeCardText(t, card) }))
    game.play(yes ? 'reveal' : 'tap')
    kept.move(['test', index])
  }
  function name(index: number) {
    const next = kept.move(['name', index])
    if (!next) return
    if (next.found) {
      setMessage('')
      kept.end()
      onFinish({
        version: 1,
        game: 'rule',
        level: puzzle.level,
        actions: [...actions, ['name', index]],
      })
      return
    }
    const card = puzzle.cards[counterexample(puzzle, state, index)]!
    const answer = t(fits(puzzle.rule, card) ? 'answerYes' : 'answerNo')
    setMessage(t('ruleWrong', { card: shapeCardText(t, card), answer }))
    game.play('wrong')
  }
  return (
    <div className={styles.rule} data-stage>
      <RuleBoard
        host={host}
        puzzle={puzzle}
        state={state}
        onTest={state.found ? undefined : test}
      />
      <div className={styles.side}>
        {state.found ? (
          <Found {...props} state={state} actions={actions} />
        ) : (
          <fieldset className={styles.candidates}>
            <legend>{t('nameRule')}</legend>
            <p>{t('testsUsed', { count: state.tested.length - puzzle.given.length })}</p>
            {puzzle.candidates.map((rule, index) => (
              <Button
                look="ghost"
                key={index}
                disabled={state.refuted.includes(index)}
                onClick={() => name(index)}
              >
                {ruleText(t, rule)}
              </Button>
            ))}
            {message && <p className={styles.message}>{message}</p>}
          </fieldset>
        )}
      </div>
      <Announcer message={message} />
    </div>
  )
}
