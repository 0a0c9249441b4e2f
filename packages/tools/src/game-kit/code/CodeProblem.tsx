import type { CodeError } from '../core/code/code-error.ts'
import type { ProgramSource } from '../core/code/program-source.ts'
import styles from './CodePanel.module.css'
import type { CodeTranslate } from './code-messages.ts'

interface CodeProblemProps {
  t: CodeTranslate
  error: CodeError
  view: ProgramSource['view']
}

/** Says kindly what is wrong and where. */
export function CodeProblem({ t, error, view }: CodeProblemProps) {
  const inPython = view === 'python' && error.at !== null
  return (
    <div className={styles.problem} role="alert">
      {inPython && <strong>{t('problemInLine', { line: error.at ?? '' })}</strong>}
      <span>{problemText(t, error)}</span>
      {!inPython && error.at && <span>{t('problemInBlock')}</span>}
    </div>
  )
}

export function problemText(t: CodeTranslate, error: CodeError): string {
  const feature = `feature.${String(error.values['word'])}` as 'feature.repeat'
  const word = error.code === 'not-allowed' ? t(feature) : (error.values['word'] ?? '')
  return t(`error.${error.code}`, { ...error.values, word })
}
