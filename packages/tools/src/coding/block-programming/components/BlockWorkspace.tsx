/** The place where blocks are put together: Blockly, loaded when needed, with search and zoom beside it. */

import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import type { ThemeName } from '@panya/engines/blockly/themes.ts'
import type { BlockJson, FunctionSignature } from '@panya/engines/blocks-runtime/program.ts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { PROBLEM_MESSAGES } from '../problem-messages.ts'
import type { ToolProps } from '../tool-props.ts'
import { BlockSearch } from './BlockSearch.tsx'
import styles from './BlockWorkspace.module.css'
import { WorkspaceButtons } from './WorkspaceButtons.tsx'

export interface EditorRequests {
  onFunction(signature: FunctionSignature | null): void
  onMake(kind: 'variable' | 'list' | 'message'): void
  onBackpack(state: unknown): void
  /** Asks which sprite gets a copy. */
  onCopyTo(script: unknown): void
  ask(message: string, preset: string): Promise<string | null>
  confirm(message: string): Promise<boolean>
}

interface BlockWorkspaceProps extends ToolProps {
  theme: ThemeName
  readonly: boolean
  openPalette: boolean
  /** Each time this grows the blocks take the focus. */
  focus: number
  requests: EditorRequests
  editorRef: RefObject<BlockEditor | null>
  /** What lies on the empty workspace, under the blocks that come out of the toolbox. */
  children?: ReactNode
}

export function BlockWorkspace({
  host,
  session,
  state,
  theme,
  readonly,
  openPalette,
  focus,
  requests,
  editorRef,
  children,
  t,
}: BlockWorkspaceProps) {
  const container = useRef<HTMLDivElement>(null)
  const latest = useRef({ requests, theme, host, t })
  useEffect(() => {
    latest.current = { requests, theme, host, t }
  })
  const [editor, setEditor] = useState<BlockEditor | null>(null)
  const [said, setSaid] = useState('')
  const { locale, direction } = host

  useEffect(() => {
    let isGone = false
    let made: BlockEditor | null = null
    async function start(): Promise<void> {
      const engine = await import('@panya/engines/blockly/block-editor.ts')
      if (isGone || !container.current) return
      made = await engine.BlockEditor.create(container.current, {
        locale,
        rightToLeft: direction === 'rtl',
        theme: latest.current.theme,
        readonly,
        openPalette,
        onChange: () => session.blocksChanged(),
        onStep: (group) => session.blocksStepped(group),
        onUndo: (isRedo) => (isRedo ? session.redo() : session.undo()),
        onChoose: (ids) => session.text.chosen(ids),
        onView: () => session.blocksViewed(),
        onBreakpoints: (ids) => session.player.setBreakpoints(ids),
        onRun: (id) => session.player.runScript(id),
        onBackpack: (kept) => latest.current.requests.onBackpack(kept),
        onCopyTo: (script, actorId) => {
          if (actorId === null) return latest.current.requests.onCopyTo(script)
          session.copyScript(actorId, script as BlockJson)
          const name = session.snapshot().content.actors.find(({ id }) => id === actorId)?.name
          const { host: page, t: words } = latest.current
          return page.toast(words('copiedTo', { name: name ?? '' }), 'success')
        },
        onSay: setSaid,
        onFunction: (signature) => latest.current.requests.onFunction(signature),
        onMake: (kind) => latest.current.requests.onMake(kind),
        ask: (message, preset) => latest.current.requests.ask(message, preset),
        confirm: (message) => latest.current.requests.confirm(message),
      })
      if (isGone) return made.destroy()
      session.attachEditor(made)
      editorRef.current = made
      setEditor(made)
    }
    void start()
    return () => {
      isGone = true
      if (!made) return
      session.detachEditor()
      editorRef.current = null
      setEditor(null)
      made.destroy()
    }
  }, [session, locale, direction, readonly, openPalette, editorRef])

  useEffect(() => editor?.setTheme(theme), [editor, theme])

  const focused = useRef(0)
  useEffect(() => {
    // Another palette is another editor: whoever waits for it is not given the one that goes.
    if (!editor || editorRef.current !== editor) return
    if (focus > focused.current) editor.focus()
    focused.current = focus
  }, [editor, editorRef, focus])

  const { problems, mistake, actorId } = state
  useEffect(() => {
    if (!editor) return undefined
    const here = problems
      .filter((problem) => problem.actorId === actorId)
      .map(({ block, code }) => ({ block, words: t(PROBLEM_MESSAGES[code]) }))
    const { place, words } = mistake ?? { place: null, words: '' }
    if (place?.block && place.actorId === actorId) here.push({ block: place.block, words })
    for (const one of here) editor.note(one.block, one.words)
    return () => {
      for (const { block } of here) editor.note(block, null)
    }
  }, [editor, problems, mistake, actorId, t])

  useEffect(() => {
    if (!container.current || !editor) return undefined
    const observer = new ResizeObserver(() => editor.resize())
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [editor])

  return (
    <section
      className={styles.area}
      aria-label={t('blocks')}
      data-palette={openPalette && !readonly}
    >
      <div className={styles.top}>
        {!readonly && <BlockSearch editor={editor} t={t} />}
        {readonly && !host.readonly && <p className={styles.reading}>{t('readHere')}</p>}
        {editor && <WorkspaceButtons editor={editor} session={session} canEdit={!readonly} t={t} />}
      </div>
      <div ref={container} className={styles.blockly} data-testid="blocks" dir={direction} />
      <output className="visually-hidden">{said}</output>
      {editor && children}
      {!editor && <p className={styles.loading}>{t('loadingBlocks')}</p>}
    </section>
  )
}
