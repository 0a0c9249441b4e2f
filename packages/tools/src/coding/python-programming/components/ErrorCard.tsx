import type { PythonError } from '@panya/engines/python/protocol.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { explain } from '../core/errors/explain.ts'
import { type ErrorMessageKey, useErrorMessages } from '../error-messages.ts'
import type { Messages } from '../python-messages.ts'
import { errorPlace } from '../python-session.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './ErrorCard.module.css'

interface ErrorCardProps extends ToolProps {
  error: PythonError
}

/** An error as a teacher would tell it: what happened, what to do, what the values were. */
export function ErrorCard({ t, host, session, error }: ErrorCardProps) {
  const say = useErrorMessages(host.locale)
  const { code, values } = explain(error)
  const names = session.files.names
  const place = errorPlace(error, names)
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
        <p className={styles.what}>{say(`${code}.what` as ErrorMessageKey, isolated(values))}</p>
        <p className={styles.next}>
          <b>{t('errorNext')}</b> {say(`${code}.next` as ErrorMessageKey, isolated(values))}
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
        <ValuesThere t={t} error={error} />
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

/** Keeps pieces of code readable inside a right-to-left sentence. */
function isolated(values: Record<string, string>): Record<string, string> {
  const entries = Object.entries(values).map(([key, value]) => [key, `\u2068${value}\u2069`])
  return Object.fromEntries(entries) as Record<string, string>
}

function ValuesThere({ t, error }: { t: Messages; error: PythonError }) {
  const frame = error.frames.at(-1)
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
