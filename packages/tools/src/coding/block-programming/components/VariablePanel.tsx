/** The project's variables and lists: tick one to watch it on the stage while the program runs. */

import type { BlocksMessages } from '../blocks-messages.ts'
import type { BlocksSession, SessionState } from '../blocks-session.ts'
import { actorOf } from '../core/edit-project.ts'
import styles from './VariablePanel.module.css'

interface VariablePanelProps {
  session: BlocksSession
  state: SessionState
  t: BlocksMessages
}

export function VariablePanel({ session, state, t }: VariablePanelProps) {
  const { content, actorId } = state
  const own = actorOf(content, actorId).workspace.variables ?? []
  const variables = [...content.shared, ...own].filter(({ type }) => type !== 'message')
  if (variables.length === 0) return null
  return (
    <fieldset className={styles.variables}>
      <legend>{t('watch')}</legend>
      {variables.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={content.watched.includes(id)}
            onChange={(event) => session.showVariable(id, event.target.checked)}
          />
          <span dir="auto">{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
