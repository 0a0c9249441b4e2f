import { useNodeState } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { TableColumn } from '@panya/engines/flow/flow-value.ts'
import type { ColumnParam, ColumnsParam } from '@panya/engines/flow/param-spec.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import type { FlowMessages } from './flow-messages.ts'
import styles from './ParamField.module.css'

/** Settings that name columns of a table that comes in. */

interface ColumnEditor<Spec, Value> {
  session: FlowSession
  node: string
  id: string
  spec: Spec
  value: Value
  set: (value: unknown) => void
  messages: FlowMessages
  readonly: boolean
}

/** The columns on the wire into a port, as far as they are known. */
export function useColumns(
  session: FlowSession,
  node: string,
  port: string,
): readonly TableColumn[] {
  const wire = session.content.edges.find((edge) => edge.to.node === node && edge.to.port === port)
  const state = useNodeState(session, wire?.from.node ?? null)
  const value = wire && state.outputs?.[wire.from.port]
  return value?.type === 'table' ? value.columns : []
}

const ColumnOptions = ({ columns }: { columns: readonly { name: string }[] }) =>
  columns.map(({ name }) => (
    <option key={name} value={name}>
      {name}
    </option>
  ))

const withoutColumn = ({ without }: ColumnParam, messages: FlowMessages): string =>
  without ? messages.own(`without.${without}`) : messages.t('anyColumn')

export function ColumnField(props: ColumnEditor<ColumnParam, string>) {
  const { session, node, id, spec, value, set, messages, readonly } = props
  const columns = useColumns(session, node, spec.from)
  const gone = value !== '' && !columns.some(({ name }) => name === value)
  return (
    <select
      id={id}
      className={styles.input}
      value={value}
      disabled={readonly}
      onChange={(event) => set(event.target.value)}
    >
      {(spec.optional || value === '') && (
        <option value="">{spec.optional ? withoutColumn(spec, messages) : '—'}</option>
      )}
      {gone && <option value={value}>{value}</option>}
      <ColumnOptions columns={columns} />
    </select>
  )
}

export function ColumnsField(props: ColumnEditor<ColumnsParam, string[]>) {
  const { session, node, id, spec, value, set, messages, readonly } = props
  const columns = useColumns(session, node, spec.from)
  const rest = columns.filter(({ name }) => !value.includes(name))
  if (columns.length === 0 && value.length === 0)
    return <p className={styles.note}>{messages.t('noColumns')}</p>
  return (
    <div>
      <ul className={styles.chips}>
        {value.map((name) => (
          <li key={name}>
            <span>{name}</span>
            {!readonly && (
              <IconButton
                label={messages.t('removeColumn', { name })}
                onClick={() => set(value.filter((other) => other !== name))}
              >
                <Icon name="close" size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <select
        id={id}
        className={styles.input}
        value=""
        disabled={readonly || rest.length === 0}
        onChange={(event) => event.target.value && set([...value, event.target.value])}
      >
        <option value="">{messages.t('addColumn')}</option>
        <ColumnOptions columns={rest} />
      </select>
    </div>
  )
}
