import { DoodleMachine } from '@panya/engines/doodle/doodle-client.ts'
import type { Explanation } from '@panya/engines/doodle/explain.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import layout from '../../../game-kit/layout.module.css'
import { Stars } from '../../../game-kit/Stars.tsx'
import { takeFocus } from '../../../game-kit/take-focus.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { doodleWord } from '../core/doodle-words.ts'
import { machineStars } from '../core/machine-round.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import type { MachineDrawing } from './MachineRound.tsx'
import { MachineWhy } from './MachineWhy.tsx'
import styles from './RoundSummary.module.css'
import { StrokesDrawing } from './StrokesDrawing.tsx'

interface MachineSummaryProps {
  host: ToolHost
  drawings: readonly MachineDrawing[]
  onAgain: () => void
  onLesson: () => void
  onMenu: () => void
}

async function explainOnce(drawing: MachineDrawing): Promise<Explanation | null> {
  const machine = new DoodleMachine()
  const explanation = await machine.explain(drawing.strokes).catch(() => null)
  machine.stop()
  return explanation
}

function outcome(drawing: MachineDrawing): 'recognised' | 'skipped' | 'notRecognised' {
  if (drawing.found) return 'recognised'
  return drawing.strokes.length === 0 ? 'skipped' : 'notRecognised'
}

/** The six drawings of a round, each with what the machine made of it. */
export function MachineSummary({ host, drawings, onAgain, onLesson, onMenu }: MachineSummaryProps) {
  const t = useGuessingMessages(host.locale)
  const [why, setWhy] = useState<{ of: MachineDrawing; explanation: Explanation } | null>(null)
  const count = drawings.filter((drawing) => drawing.found).length
  async function ask(of: MachineDrawing) {
    const explanation = await explainOnce(of)
    if (explanation) setWhy({ of, explanation })
  }
  return (
    <section className={styles.summary} data-stage={why ? undefined : true}>
      <h2>{t('machineOver', { count, total: drawings.length })}</h2>
      <Stars count={machineStars(count)} size={44} locale={host.locale} />
      <p>{t('machineOverHint')}</p>
      <ul className={styles.pictures}>
        {drawings.map((drawing) => (
          <li key={drawing.word}>
            <StrokesDrawing strokes={drawing.strokes} className={styles.face} />
            <b>{doodleWord(drawing.word, host.locale)}</b>
            <span>{t(outcome(drawing))}</span>
            {drawing.strokes.length > 0 && (
              <Button look="ghost" onClick={() => void ask(drawing)}>
                {t('why')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        <Button ref={takeFocus} onClick={onAgain}>
          {t('newRound')}
        </Button>
        <Button look="ghost" onClick={onLesson}>
          {t('lessonTitle')}
        </Button>
        <Button look="ghost" onClick={onMenu}>
          {t('toMenu')}
        </Button>
      </div>
      {why && <MachineWhy host={host} strokes={why.of.strokes} explanation={why.explanation} />}
    </section>
  )
}
