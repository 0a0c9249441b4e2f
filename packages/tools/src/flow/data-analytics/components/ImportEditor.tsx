import { ENCODINGS } from '@panya/domain/csv/detect-encoding.ts'
import { useNodeState } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { ImportedColumn, ImportReport } from '@panya/engines/tabular/import/import-report.ts'
import {
  type ChosenColumn,
  COLUMN_TYPES,
  type ImportSettings,
  NO_HEADER,
  SEPARATORS,
} from '@panya/engines/tabular/import/import-settings.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import { ImportChoice } from './ImportChoice.tsx'
import styles from './ImportEditor.module.css'

/** How a file is read: what was found out, shown beside its first rows, each of it to be corrected. */

const MOST_COLUMNS = 60

export function ImportEditor({
  session,
  node,
  value,
  messages,
  readonly,
  onChange,
}: ParamEditorProps) {
  const settings = value as ImportSettings
  const report = useNodeState(session, node).details as ImportReport | undefined
  const change = (part: ImportSettings): void => onChange({ ...settings, ...part })
  const isChanged = Object.values(settings).some((one) => one !== undefined)
  return (
    <div className={styles.import}>
      {report && <FirstLines report={report} messages={messages} />}
      <Layout
        report={report}
        settings={settings}
        messages={messages}
        readonly={readonly}
        change={change}
      />
      {report && (
        <Columns
          columns={report.columns}
          settings={settings}
          messages={messages}
          readonly={readonly}
          change={change}
        />
      )}
      {report && <Understood columns={report.columns} messages={messages} />}
      {isChanged && !readonly && (
        <Button look="ghost" size="compact" onClick={() => onChange({})}>
          {messages.own('import.reset')}
        </Button>
      )}
    </div>
  )
}

function FirstLines({ report, messages }: { report: ImportReport; messages: FlowMessages }) {
  const own = messages.own
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <section className={styles.lines} tabIndex={0} aria-label={own('import.lines')}>
      <table>
        <caption>{own('import.lines')}</caption>
        <tbody>
          {report.lines.map((line, row) => (
            <tr
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place
              key={row}
              data-header={row === report.header || undefined}
              data-skipped={(report.header !== undefined && row < report.header) || undefined}
            >
              <th scope="row">
                {row + 1}
                {row === report.header && ` ${own('import.names')}`}
              </th>
              {line.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
                <td key={at}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface PartProps {
  settings: ImportSettings
  messages: FlowMessages
  readonly: boolean
  change: (part: ImportSettings) => void
}

function Layout({
  report,
  settings,
  messages,
  readonly,
  change,
}: PartProps & { report: ImportReport | undefined }) {
  const own = messages.own
  const isText = report?.source === 'text' || report === undefined
  const rows = (report?.lines ?? []).map((_, row) => String(row))
  const separatorName = (sign: string): string =>
    own(
      `import.separator.${{ ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' }[sign] ?? 'other'}`,
    )
  const rowName = (row: string): string =>
    Number(row) === NO_HEADER
      ? own('import.header.none')
      : own('import.header.row', { row: Number(row) + 1 })
  const shared = { messages, readonly }
  return (
    <div className={styles.choices}>
      {report?.sheets && (
        <ImportChoice
          {...shared}
          label={own('import.sheet')}
          options={report.sheets}
          found={report.sheet}
          chosen={settings.sheet}
          onChoose={(sheet) => change({ sheet })}
        />
      )}
      {(isText || report?.encoding) && (
        <ImportChoice
          {...shared}
          label={own('import.encoding')}
          options={ENCODINGS}
          found={report?.encoding}
          chosen={settings.encoding}
          onChoose={(encoding) => change({ encoding })}
        />
      )}
      {isText && (
        <ImportChoice
          {...shared}
          label={own('import.separator')}
          options={SEPARATORS}
          found={report?.separator}
          chosen={settings.separator}
          nameOf={separatorName}
          onChoose={(separator) => change({ separator })}
        />
      )}
      {report?.source !== 'json' && (
        <ImportChoice
          {...shared}
          label={own('import.header')}
          options={[...rows, String(NO_HEADER)]}
          found={report?.header === undefined ? undefined : String(report.header)}
          chosen={settings.header === undefined ? undefined : String(settings.header)}
          nameOf={rowName}
          onChoose={(row) => change({ header: row === undefined ? undefined : Number(row) })}
        />
      )}
      <ImportChoice
        {...shared}
        label={own('import.decimal')}
        options={['.', ','] as const}
        found={report?.decimal}
        chosen={settings.decimal}
        nameOf={(sign) => own(sign === '.' ? 'import.decimal.point' : 'import.decimal.comma')}
        onChoose={(decimal) => change({ decimal })}
      />
    </div>
  )
}

function Columns({
  columns,
  settings,
  messages,
  readonly,
  change,
}: PartProps & { columns: readonly ImportedColumn[] }) {
  const own = messages.own
  const chosen = settings.columns ?? []
  const choose = (column: string, part: Omit<ChosenColumn, 'column'>): void => {
    const before = chosen.find((one) => one.column === column)
    const next = { ...before, ...part, column }
    const others = chosen.filter((one) => one.column !== column)
    const isOpen = !next.type && !next.order && !next.era
    change({ columns: isOpen ? others : [...others, next] })
  }
  const shared = { messages, readonly }
  return (
    <ul className={styles.columns} aria-label={own('import.columns')}>
      {columns.slice(0, MOST_COLUMNS).map((column) => {
        const now = chosen.find((one) => one.column === column.name)
        const label = (what: string): string => own(what, { column: column.name })
        return (
          <li key={column.name}>
            <strong dir="auto">{column.name}</strong>
            <ImportChoice
              {...shared}
              label={label('import.type')}
              options={COLUMN_TYPES}
              found={column.type}
              chosen={now?.type}
              nameOf={(type) => messages.option('type', type)}
              onChoose={(type) => choose(column.name, { type })}
            />
            {column.type === 'date' && (
              <>
                <ImportChoice
                  {...shared}
                  label={label('import.order')}
                  options={['dmy', 'mdy'] as const}
                  found={column.order === 'ymd' ? undefined : column.order}
                  chosen={now?.order === 'ymd' ? undefined : now?.order}
                  nameOf={(order) => messages.option('dates', order)}
                  onChoose={(order) => choose(column.name, { order })}
                />
                <ImportChoice
                  {...shared}
                  label={label('import.era')}
                  options={['ce', 'be'] as const}
                  found={column.era?.endsWith('be') ? 'be' : 'ce'}
                  chosen={now?.era}
                  nameOf={(era) => messages.option('era', era)}
                  onChoose={(era) => choose(column.name, { era })}
                />
              </>
            )}
            {column.unit === '%' && <small>{own('import.percent')}</small>}
            {column.unit && column.unit !== '%' && (
              <small>{own('import.money', { unit: column.unit })}</small>
            )}
          </li>
        )
      })}
      {columns.length > MOST_COLUMNS && (
        <li>{own('import.more', { count: columns.length - MOST_COLUMNS })}</li>
      )}
    </ul>
  )
}

function Understood({
  columns,
  messages,
}: {
  columns: readonly ImportedColumn[]
  messages: FlowMessages
}) {
  const count = columns.reduce((sum, { missed }) => sum + missed, 0)
  return (
    <output className={styles.understood} data-missed={count > 0 || undefined}>
      {messages.own('import.missed', { count })}
    </output>
  )
}
