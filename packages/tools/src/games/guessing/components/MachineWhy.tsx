import type { Explanation } from '@panya/engines/doodle/explain.ts'
import { rasterise } from '@panya/engines/doodle/raster.ts'
import { useMemo } from 'react'
import type { ToolHost } from '../../../host/tool-host.ts'
import { doodleWord } from '../core/doodle-words.ts'
import type { DrawnStroke } from '../core/guess-level.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './MachineRound.module.css'
import { ShadeDrawing } from './ShadeDrawing.tsx'
import { strokePath } from './StrokesDrawing.tsx'

interface MachineWhyProps {
  host: ToolHost
  strokes: readonly DrawnStroke[]
  explanation: Explanation
}

/** Below two points of a hundred a stroke changed nothing worth telling. */
const NOTHING = 0.02

function strokeText(effect: number): 'strokeHelps' | 'strokeHurts' | 'strokeNothing' {
  if (Math.abs(effect) < NOTHING) return 'strokeNothing'
  return effect > 0 ? 'strokeHelps' : 'strokeHurts'
}

function StrokeMap({ strokes, effects }: { strokes: readonly DrawnStroke[]; effects: number[] }) {
  return (
    <svg className={styles.map} viewBox="-40 -40 1080 1080" aria-hidden="true">
      {strokes.map((stroke, index) => {
        const effect = effects[index] ?? 0
        return (
          <path
            key={index}
            className={styles[strokeText(effect)]}
            d={strokePath(stroke)}
            strokeWidth={14 + 50 * Math.min(1, Math.abs(effect))}
          />
        )
      })}
      {strokes.map((stroke, index) => (
        <g key={index} transform={`translate(${stroke[0]} ${stroke[1]})`}>
          <circle r="38" className={styles.badge} />
          <text textAnchor="middle" dominantBaseline="central" fontSize="44">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Asked for at the end of a screen that is full already. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start' })
}

/** The machine's reasons: what it sees, what it finds alike, and which strokes carried the guess. */
export function MachineWhy({ host, strokes, explanation }: MachineWhyProps) {
  const t = useGuessingMessages(host.locale)
  const seen = useMemo(() => rasterise(strokes), [strokes])
  const word = doodleWord(explanation.about, host.locale)
  return (
    <section ref={bringIntoView} className={styles.why}>
      <h2>{t('whyMachine', { word })}</h2>
      <div>
        <h3>{t('strokesTitle')}</h3>
        <p>{t('strokesHow')}</p>
        <StrokeMap strokes={strokes} effects={explanation.strokeEffects} />
        <ol>
          {explanation.strokeEffects.map((effect, index) => (
            <li key={index}>
              {t(strokeText(effect), {
                number: index + 1,
                percent: `${effect > 0 ? '+' : '−'}${Math.abs(Math.round(100 * effect))}`,
              })}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3>{t('similarTitle')}</h3>
        <ul className={styles.similar}>
          {explanation.similar.map((drawing, index) => (
            <li key={index}>
              <ShadeDrawing shades={drawing.shades} full={3} key={host.colorScheme} />
              {t('similarOne', { word: doodleWord(drawing.name, host.locale) })}
            </li>
          ))}
        </ul>
        <h3>{t('machineSees')}</h3>
        <div className={styles.seen}>
          <ShadeDrawing shades={seen} full={1} key={host.colorScheme} />
        </div>
      </div>
    </section>
  )
}
