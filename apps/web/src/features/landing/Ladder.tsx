/** One program on three rungs: as blocks, as Python, as a notebook. Change it, and all three change. */

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { useState } from 'react'
import { useSite } from '../../adapters/site.ts'
import { BlocksProgram } from './BlocksProgram.tsx'
import styles from './Ladder.module.css'
import { polygonPath, SIDES, stepSides, turnOf } from './polygon.ts'

export function Ladder() {
  const { brand } = useSite()
  const [sides, setSides] = useState(4)
  const turn = turnOf(sides)
  return (
    <div className={styles.ladder}>
      <Mascot
        kind={brand.mascot}
        mood={sides > 9 ? 'well-done' : 'hello'}
        className={styles.perch}
      />
      <div className={styles.rung}>
        <p className={styles.name}>
          <Trans>blocks</Trans> <SidesStepper sides={sides} onChange={setSides} />
        </p>
        <div className={styles.program}>
          <BlocksProgram sides={sides} turn={turn} />
          <Drawing sides={sides} />
        </div>
      </div>
      <div className={styles.rung}>
        <p className={styles.name}>
          <Trans>Python</Trans>
          <span>
            <Trans>the same program</Trans>
          </span>
        </p>
        <pre className={styles.code} tabIndex={-1}>
          <i>for</i> side <i>in</i> range(<b>{sides}</b>):{'\n    '}forward(<b>50</b>){'\n    '}
          right(
          <b>{turn}</b>)
        </pre>
      </div>
      <div className={styles.rung}>
        <p className={styles.name}>
          <Trans>notebook</Trans>
          <span>
            <Trans>and why it works</Trans>
          </span>
        </p>
        <p className={styles.cell}>
          <Trans>All the turns together make a full circle.</Trans>
        </p>
        <pre className={styles.code} tabIndex={-1}>
          sides * angle {'  '}
          <u>
            # {sides} × {turn} = 360
          </u>
        </pre>
      </div>
    </div>
  )
}

function SidesStepper({ sides, onChange }: { sides: number; onChange(sides: number): void }) {
  const { t } = useLingui()
  // Pressed before the page is alive, they would do nothing and not say so.
  const alive = useHydrated()
  return (
    <span className={styles.stepper}>
      <IconButton
        look="ghost"
        className="no-print"
        label={t`Fewer sides`}
        disabled={!alive || sides === SIDES[0]}
        onClick={() => onChange(stepSides(sides, -1))}
      >
        <Icon name="minus" size={16} />
      </IconButton>
      <output aria-live="polite">
        <Plural value={sides} one="# side" other="# sides" />
      </output>
      <IconButton
        look="ghost"
        className="no-print"
        label={t`More sides`}
        disabled={!alive || sides === SIDES.at(-1)}
        onClick={() => onChange(stepSides(sides, 1))}
      >
        <Icon name="plus" size={16} />
      </IconButton>
    </span>
  )
}

function Drawing({ sides }: { sides: number }) {
  const path = polygonPath(sides)
  return (
    <svg viewBox="0 0 100 100" className={styles.drawing} aria-hidden="true">
      <path key={sides} d={path} pathLength="1" />
    </svg>
  )
}
