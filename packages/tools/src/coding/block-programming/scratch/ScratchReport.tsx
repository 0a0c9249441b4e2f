/** What is different after a Scratch project has been opened or saved, one line for each kind. */
import type { ReportEntry } from '@panya/engines/scratch/report.ts'
import styles from './Scratch.module.css'
import type { ScratchMessages } from './scratch-messages.ts'

interface ScratchReportProps {
  entries: readonly ReportEntry[]
  t: ScratchMessages
}

/** So many names say enough; the rest is counted. */
const SHOWN = 8

const nameOf = ({ sprite, name, count }: ReportEntry): string => {
  const words = [sprite, name].filter(Boolean).join(': ')
  return count > 1 ? `${words} ×${count}` : words
}

export function ScratchReport({ entries, t }: ScratchReportProps) {
  if (entries.length === 0) return <p>{t('allRight')}</p>
  const kinds = Map.groupBy(entries, ({ code }) => code)
  return (
    <>
      <p>{t('differs')}</p>
      <ul className={styles.report}>
        {[...kinds].map(([code, found]) => {
          const names = found.map(nameOf).filter(Boolean)
          return (
            <li key={code}>
              {t(`report.${code}`)}
              {names.length > 0 && (
                <ul className={styles.names}>
                  {names.slice(0, SHOWN).map((name) => (
                    <li key={name} dir="auto">
                      {name}
                    </li>
                  ))}
                  {names.length > SHOWN && <li>{t('more', { count: names.length - SHOWN })}</li>}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
