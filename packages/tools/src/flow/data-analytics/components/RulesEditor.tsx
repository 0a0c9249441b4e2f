import type { Rule } from '@panya/engines/tabular/rules-formula.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useColumns } from '../../../flow-kit/ColumnFields.tsx'
import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import { TESTS } from '../nodes/rows/filter.ts'
import styles from './Views.module.css'

/** Builds a filter from rules: column, test, value. */
export function RulesEditor({
  session,
  node,
  spec,
  value,
  messages,
  readonly,
  onChange,
}: ParamEditorProps) {
  const columns = useColumns(session, node, spec.from ?? 'table')
  const rules = value as Rule[]
  const change = (at: number, part: Partial<Rule>): void =>
    onChange(rules.map((rule, i) => (i === at ? { ...rule, ...part } : rule)))
  const word = (test: string): string => (/[a-z]/.test(test) ? messages.own(`rule.${test}`) : test)
  return (
    <div className={styles.rules}>
      {rules.map((rule, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a rule is its place
        <div key={at} className={styles.rule}>
          <select
            aria-label={messages.param('column')}
            value={rule.column}
            disabled={readonly}
            onChange={(event) => change(at, { column: event.target.value })}
          >
            {!columns.some(({ name }) => name === rule.column) && (
              <option value={rule.column}>{rule.column || '—'}</option>
            )}
            {columns.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <select
            aria-label={messages.own('rule.test')}
            value={rule.test}
            disabled={readonly}
            onChange={(event) => change(at, { test: event.target.value })}
          >
            {TESTS.map((test) => (
              <option key={test} value={test}>
                {word(test)}
              </option>
            ))}
          </select>
          <input
            aria-label={messages.param('value')}
            value={rule.value}
            readOnly={readonly}
            disabled={rule.test === 'empty' || rule.test === 'filled'}
            onChange={(event) => change(at, { value: event.target.value })}
          />
          {!readonly && (
            <IconButton
              look="ghost"
              label={messages.own('rule.remove')}
              onClick={() => onChange(rules.filter((_, i) => i !== at))}
            >
              <Icon name="close" size={16} />
            </IconButton>
          )}
        </div>
      ))}
      {!readonly && (
        <Button
          look="ghost"
          size="compact"
          onClick={() =>
            onChange([...rules, { column: columns[0]?.name ?? '', test: '=', value: '' }])
          }
        >
          {messages.own('rule.add')}
        </Button>
      )}
    </div>
  )
}
