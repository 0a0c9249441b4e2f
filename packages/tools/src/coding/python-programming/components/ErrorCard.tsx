import { errorWords } from '@panya/engines/python/errors/error-words.ts'
import { explain } from '@panya/engines/python/errors/explain.ts'
import type { PythonError } from '@panya/engines/python/protocol.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { useErrorMessages } from '../error-messages.ts'
import { ownFrame, placeOfMistake } from '../error-place.ts'
import type { Messages } from '../python-messages.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './ErrorCard.module.css'

interface ErrorCardProps extends ToolProps {
  error: PythonError
}

/** An error as a teacher would tell it: what happened, what to do, what the values were. */
export function ErrorCard({ t, host, session, error }: ErrorCardProps) {
  const words = errorWords(host.locale, useErrorMessages(host.locale), explain(error))
  const names = session.files.names
  const place = placeOfMistake(error, session.files.project().files)
  const title = !place
    ? t('errorTitleOnly')
    : names.length > 1
      ? t('errorTitleFile', { file: place.file, line: place.line })
      : t('errorTitle', { line: place.line })
  return (
    <section ref={showWhole} className={styles.card} aria-label={title}>
      <Mascot kind="owl" mood="oops" size={56} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.what}>{words.what}</p>
        <p className={styles.next}>
          <b>{t('errorNext')}</b> {words.next}
        </p>
        {place && (
          <Button
            look="ghost"
            size="compact"
            onClick={() => {
              session.files.show(place.file)
              session.files.editor?.goTo(place.line)
            }}
          >
            {t('errorGo', { line: place.line })}
          </Button>
        )}
        <ValuesThere t={t} error={error} names={names} />
        <details className={styles.original}>
          <summary>{t('errorOriginal')}</summary>
          <pre dir="ltr">{error.traceback}</pre>
        </details>
      </div>
    </section>
  )
}

/** A card below the fold would go unnoticed. */
function showWhole(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' })
}

interface ValuesThereProps {
  t: Messages
  error: PythonError
  names: readonly string[]
}

/** In the learner's own lines: what a library had in its hands explains nothing. */
function ValuesThere({ t, error, names }: ValuesThereProps) {
  const frame = ownFrame(error, names)
  if (!frame || frame.variables.length === 0) return null
  return (
    <div className={styles.values}>
      <b>{t('errorValues')}</b>
      <dl>
        {frame.variables.map(([name, value, type]) => (
          <div key={name} dir="ltr">
            <dt>{name}</dt>
            <dd>
              {value} <small>{type}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
