/** A look into the Python tool at the moment that matters most: something went wrong. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import type { ReactNode } from 'react'
import { useSite } from '../../adapters/site.ts'
import { Section } from '../../parts/section/Section.tsx'
import styles from './InsideTool.module.css'

const PETALS = Array.from({ length: 12 }, (_, petal) => petal * 30)

const LINES: ReactNode[] = [
  <>
    <i>from</i> turtle <i>import</i> *
  </>,
  '',
  <>
    <i>def</i> petal(size):
  </>,
  <>
    {'    '}
    <i>for</i> _ <i>in</i> range(<b>2</b>):
  </>,
  <>
    {'        '}circle(size, <b>60</b>)
  </>,
  <>
    {'        '}left(<b>120</b>)
  </>,
  '',
  <>
    <i>for</i> _ <i>in</i> range(<b>12</b>):
  </>,
  '    petal(sise)',
  <>
    {'    '}left(<b>30</b>)
  </>,
]
const WRONG_LINE = 9

export function InsideTool() {
  const { t } = useLingui()
  const { brand } = useSite()
  return (
    <Section
      family="coding"
      tone="sunk"
      title={<Trans>Mistakes are part of making</Trans>}
      lead={
        <Trans>
          Every tool tells you in plain words what happened and what to try next. Run it, see it
          break, fix it, and step back to watch why.
        </Trans>
      }
    >
      <figure className={styles.tool} aria-label={t`A look into the Python tool`}>
        <div className={styles.bar} aria-hidden="true">
          <Icon name="back" />
          <b>
            <Trans>My flower</Trans>
          </b>
          <span className={styles.saved}>
            <Trans>Saved</Trans>
          </span>
          <span className={styles.run}>
            ▶ <Trans>Run</Trans>
          </span>
        </div>
        <div className={styles.panes}>
          <pre className={styles.editor} aria-hidden="true">
            {LINES.map((line, index) => (
              <span key={index} data-wrong={index + 1 === WRONG_LINE || undefined}>
                <small>{index + 1}</small>
                <code>{line}</code>
              </span>
            ))}
          </pre>
          <div className={styles.side}>
            <Flower />
            <figcaption className={styles.help}>
              <Mascot kind={brand.mascot} mood="oops" size={60} />
              <div>
                <b>
                  <Trans>
                    Python doesn't know “<code>sise</code>”.
                  </Trans>
                </b>
                <p>
                  <Trans>
                    On line 9 you used a name that was never made. Did you mean <code>size</code>?
                    It only lives inside <code>petal</code>, so give a number here.
                  </Trans>
                </p>
              </div>
            </figcaption>
          </div>
        </div>
      </figure>
    </Section>
  )
}

function Flower() {
  return (
    <div className={`grid-paper ${styles.canvas}`} aria-hidden="true">
      <svg viewBox="-100 -100 200 200" width="220" height="220">
        {PETALS.map((angle) => (
          <path
            key={angle}
            d="M0 0Q26-44 0-88Q-26-44 0 0Z"
            transform={`rotate(${angle})`}
            data-made={angle < 150 || undefined}
          />
        ))}
      </svg>
    </div>
  )
}
