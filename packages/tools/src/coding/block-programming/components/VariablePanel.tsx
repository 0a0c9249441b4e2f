/** What can be watched on the stage while the program runs: variables, lists, and values of a sprite or the stage. */

import {
  reporterId,
  reportersFor,
  type WatchedReporter,
} from '@panya/engines/blocks-runtime/watched-id.ts'
import { actorOf } from '../core/edit-project.ts'
import { reporterName } from '../reporter-names.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './VariablePanel.module.css'

export function VariablePanel(tool: ToolProps) {
  const { state, t } = tool
  const { content, actorId } = state
  const actor = actorOf(content, actorId)
  const variables = [...content.shared, ...(actor.workspace.variables ?? [])].filter(
    ({ type }) => type !== 'message',
  )
  const named = (reporters: WatchedReporter[]): { id: string; name: string }[] =>
    reporters.map((reporter) => ({ id: reporterId(reporter), name: reporterName(t, reporter) }))
  return (
    <>
      {variables.length > 0 && <Watchables {...tool} title={t('watch')} entries={variables} />}
      <details className={styles.more}>
        <summary>{t('watchMore')}</summary>
        <Watchables
          {...tool}
          title={actor.isStage ? t('stage') : actor.name}
          entries={named(reportersFor(actor.id, actor.isStage))}
        />
        <Watchables {...tool} title={t('watchEverybody')} entries={named(reportersFor(null))} />
      </details>
    </>
  )
}

interface WatchablesProps extends ToolProps {
  title: string
  entries: { id: string; name: string }[]
}

function Watchables({ session, state, title, entries }: WatchablesProps) {
  return (
    <fieldset className={styles.variables}>
      <legend dir="auto">{title}</legend>
      {entries.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={state.content.watched.includes(id)}
            onChange={(event) => session.showVariable(id, event.target.checked)}
          />
          <span dir="auto">{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
