import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { MAX_EXPRESSION } from '../core/document.ts'
import type { SessionState } from '../python-session.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './DebugPanel.module.css'

type Placed = SessionState['breakpoints'][number]

/** All breakpoints of the project, each with the condition it may have. */
export function BreakpointList(tool: ToolProps) {
  const { t, state } = tool
  if (state.breakpoints.length === 0) return null
  return (
    <section aria-label={t('debugBreakpoints')}>
      <h2>{t('debugBreakpoints')}</h2>
      <ul className={styles.breakpoints}>
        {state.breakpoints.map((placed) => (
          <Entry key={`${placed.file}:${placed.line}`} {...tool} placed={placed} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ t, session, state, placed }: ToolProps & { placed: Placed }) {
  const { file, line, condition = '' } = placed
  const source = session.files.editor?.text(file)?.split('\n')[line - 1]?.trim() ?? ''
  const where = state.names.length > 1 ? t('debugWhere', { file, line }) : t('debugLine', { line })
  function change(next: { condition?: string } | null) {
    session.files.setBreakpoints(file, (before) =>
      before.flatMap((one) => (one.line !== line ? [one] : next ? [{ line, ...next }] : [])),
    )
  }
  return (
    <li>
      <Button
        look="ghost"
        size="compact"
        onClick={() => {
          session.files.show(file)
          session.files.editor?.goTo(line)
        }}
      >
        {where}
      </Button>
      <code dir="ltr">{source}</code>
      <input
        dir="ltr"
        aria-label={t('debugCondition', { line })}
        placeholder={t('debugOnlyIf')}
        defaultValue={condition}
        maxLength={MAX_EXPRESSION}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onBlur={({ currentTarget: { value } }) => {
          const wanted = value.trim()
          if (wanted !== condition) change(wanted === '' ? {} : { condition: wanted })
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      <IconButton
        look="ghost"
        size="small"
        label={t('debugRemove', { line })}
        onClick={() => change(null)}
      >
        <Icon name="close" />
      </IconButton>
    </li>
  )
}
