/** The project's variables and lists: tick one to watch it on the stage while the program runs. */

import { actorOf } from '../core/edit-project.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './VariablePanel.module.css'

export function VariablePanel({ session, state, t }: ToolProps) {
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
