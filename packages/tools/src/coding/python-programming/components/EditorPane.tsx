import type { EditorAction } from '@panya/engines/code-editor/code-editor.ts'
import type { EditorHelpers } from '@panya/engines/code-editor/editor-extensions.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { keepEditorPlace, restoreEditorPlace } from '../editor-place.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './EditorPane.module.css'

export type EditorTheme = 'page' | 'night' | 'contrast'

interface EditorPaneProps extends ToolProps {
  fontSize: number
  theme: EditorTheme
  helpers: EditorHelpers
  /** A task lies in the place of the learner's files: it has no place of its own to come back to. */
  away: boolean
  onRun: () => void
  onRunToCursor: () => void
}

/** Where the code is written. The editor owns its text; this only gives it a place. */
export function EditorPane(props: EditorPaneProps) {
  const { t, host, session, state, fontSize, theme, helpers, away, onRun, onRunToCursor } = props
  const place = useRef<HTMLDivElement>(null)
  const run = useEffectEvent(onRun)
  const runToCursor = useEffectEvent(onRunToCursor)
  const size = useEffectEvent(() => fontSize)
  const label = t('editorPane')
  const isBack = useRef(false)
  const moved = useEffectEvent((file: string) => {
    if (isBack.current && !away) keepEditorPlace(host.place, session, file)
  })
  const comeBack = useEffectEvent(() => {
    if (!isBack.current && !away) restoreEditorPlace(host.place, session)
    isBack.current = true
  })
  useEffect(() => {
    const parent = place.current
    if (!parent) return undefined
    const detach = session.attachEditor({
      parent,
      locale: host.locale,
      fontSize: size(),
      readonly: host.readonly,
      label,
      onRun: () => run(),
      onRunToCursor: () => runToCursor(),
      onMoved: () => moved(session.files.shown),
      ...helpers,
    })
    comeBack()
    return detach
  }, [session, host.locale, host.readonly, label, helpers])
  useEffect(() => session.files.editor?.setFontSize(fontSize), [session, fontSize])
  useEffect(() => moved(state.shown), [state.shown])
  const isText = session.files.isText(state.shown)
  return (
    <div className={styles.pane} data-editor-theme={theme}>
      <div className={styles.place} ref={place} hidden={!isText} dir="ltr" />
      {!isText && <p className={styles.binary}>{t('binaryFile', { name: state.shown })}</p>}
      {!host.readonly && isText && <KeyRow {...props} />}
    </div>
  )
}

const TYPED = [':', '(', ')', '"', "'", '=', '_', '[', ']', '#', '+', '*', '<', '>', '{', '}']
const ACTIONS: [
  EditorAction,
  'keyUndo' | 'keyRedo' | 'keyOutdent' | 'keyIndent' | 'keyLeft' | 'keyRight',
  string,
][] = [
  ['indent', 'keyIndent', '⇥'],
  ['outdent', 'keyOutdent', '⇤'],
  ['left', 'keyLeft', '←'],
  ['right', 'keyRight', '→'],
  ['undo', 'keyUndo', '↶'],
  ['redo', 'keyRedo', '↷'],
]

/** The keys that are hard to reach on a tablet; shown where there is no mouse. */
function KeyRow({ t, session }: ToolProps) {
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
  return (
    <div className={styles.keys} role="toolbar" aria-label={t('keyRow')} dir="ltr">
      {ACTIONS.map(([action, label, sign]) => (
        <IconButton
          look="ghost"
          size="small"
          key={action}
          label={t(label)}
          onPointerDown={keepFocus}
          onClick={() => session.files.editor?.perform(action)}
        >
          {sign}
        </IconButton>
      ))}
      {TYPED.map((key) => (
        <IconButton
          look="ghost"
          size="small"
          key={key}
          label={t('keyInsert', { key })}
          onPointerDown={keepFocus}
          onClick={() => session.files.editor?.insert(key)}
        >
          {key}
        </IconButton>
      ))}
    </div>
  )
}
