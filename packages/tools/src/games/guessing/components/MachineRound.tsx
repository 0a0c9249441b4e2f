import { useDoodleGuesses } from '@panya/engines/doodle/doodle-hooks.ts'
import type { Explanation } from '@panya/engines/doodle/explain.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect, useState } from 'react'
import { Announcer } from '../../../game-kit/Announcer.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import layout from '../../../game-kit/layout.module.css'
import { takeFocus } from '../../../game-kit/take-focus.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { doodleRound, doodleWord } from '../core/doodle-words.ts'
import type { DrawnStroke } from '../core/guess-level.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import { DrawPad } from './DrawPad.tsx'
import { MachineGuesses } from './MachineGuesses.tsx'
import styles from './MachineRound.module.css'
import { MachineWhy } from './MachineWhy.tsx'

export interface MachineDrawing {
  word: string
  /** As they were when the machine knew it, or at the end. */
  strokes: readonly DrawnStroke[]
  found: boolean
}

interface MachineRoundProps {
  host: ToolHost
  game: Game
  number: number
  onFinish: (drawings: MachineDrawing[]) => void
}

const SECONDS = 40

function useCountdown(running: boolean): number {
  const [left, setLeft] = useState(SECONDS)
  useEffect(() => {
    const timer = running && left > 0 ? setTimeout(() => setLeft(left - 1), 1000) : undefined
    return () => clearTimeout(timer)
  }, [running, left])
  return left
}

/** Six words to draw, with the machine guessing along. */
export function MachineRound({ host, game, number, onFinish }: MachineRoundProps) {
  const [words] = useState(() => doodleRound(number))
  const [done, setDone] = useState<MachineDrawing[]>([])
  const word = words[done.length] ?? ''
  function next(drawing: MachineDrawing) {
    const all = [...done, drawing]
    if (all.length === words.length) onFinish(all)
    else setDone(all)
  }
  return (
    <MachineWord
      key={word}
      host={host}
      game={game}
      word={word}
      number={done.length + 1}
      total={words.length}
      onNext={next}
    />
  )
}

interface MachineWordProps {
  host: ToolHost
  game: Game
  word: string
  number: number
  total: number
  onNext: (drawing: MachineDrawing) => void
}

function MachineWord({ host, game, word, number, total, onNext }: MachineWordProps) {
  const t = useGuessingMessages(host.locale)
  const [strokes, setStrokes] = useState<readonly DrawnStroke[]>([])
  const [known, setKnown] = useState<readonly DrawnStroke[] | null>(null)
  const found = known !== null
  const [why, setWhy] = useState<Explanation | null>(null)
  const { guesses, about, failed, explain } = useDoodleGuesses(strokes)
  const timed = game.settings.timer && !found
  const left = useCountdown(timed && strokes.length > 0)
  const best = guesses[0]?.name
  if (!found && best === word) setKnown(about)
  const { play } = game
  useEffect(() => {
    if (found) play('right')
  }, [found, play])
  const label = doodleWord(word, host.locale)
  const over = found || (timed && left === 0)
  const said = found
    ? t('machineGot', { word: label })
    : best
      ? t('machineNotYet', { word: doodleWord(best, host.locale) })
      : ''
  async function askWhy() {
    setWhy(await explain(strokes).catch(() => null))
  }
  return (
    <div className={styles.round} data-stage={why ? undefined : true}>
      <div className={styles.drawing}>
        <p className={styles.count}>{t('drawProgress', { number, total })}</p>
        <h2 className={styles.word}>{t('drawThis', { word: label })}</h2>
        <DrawPad
          locale={host.locale}
          strokes={strokes}
          disabled={over}
          fills={!why}
          onChange={(drawn) => {
            setStrokes(drawn)
            setWhy(null)
          }}
        />
      </div>
      <div className={styles.side}>
        {found && <p className={styles.got}>{t('machineGot', { word: label })}</p>}
        {timed && <p>{left > 0 ? t('secondsLeft', { seconds: left }) : t('timeUp')}</p>}
        <MachineGuesses locale={host.locale} guesses={guesses} failed={failed} />
        <div className={layout.row}>
          <Button
            key={String(over)}
            look={over ? 'solid' : 'ghost'}
            ref={over ? takeFocus : null}
            onClick={() => onNext({ word, strokes: known ?? strokes, found })}
          >
            {t(over ? 'nextWord' : 'skip')}
          </Button>
          <Button
            look="ghost"
            disabled={strokes.length === 0 || failed}
            onClick={() => void askWhy()}
          >
            {t('why')}
          </Button>
        </div>
        <Announcer message={said} />
      </div>
      {why && <MachineWhy host={host} strokes={strokes} explanation={why} />}
    </div>
  )
}
