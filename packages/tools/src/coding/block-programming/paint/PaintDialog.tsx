/** The costume editor over the whole window: draw, then Done puts the costume into the project as one step. */
import { formatPercent } from '@panya/domain/locale/format-number.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { useEffect, useRef, useState } from 'react'
import { isTooLarge, renameCostume, replaceCostume } from '../core/edit-costumes.ts'
import { actorOf } from '../core/edit-project.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './Paint.module.css'
import { PaintActions } from './PaintActions.tsx'
import { PaintOptions } from './PaintOptions.tsx'
import { PaintSheet, sentence } from './PaintSheet.tsx'
import { PaintTools } from './PaintTools.tsx'
import { PartFields } from './PartFields.tsx'
import { usePaintEditor, usePaintState } from './paint-hooks.ts'
import { usePaintMessages } from './paint-messages.ts'

interface PaintDialogProps extends ToolProps {
  costumeId: string
  onClose(): void
}

export function PaintDialog({
  costumeId,
  onClose,
  host,
  session,
  state: project,
}: PaintDialogProps) {
  const t = usePaintMessages(host.locale)
  // Whose costume it is, whatever is chosen meanwhile.
  const [actorId] = useState(project.actorId)
  const actor = actorOf(project.content, actorId)
  const [costume] = useState(
    () => actor.costumes.find(({ id }) => id === costumeId) ?? actor.costumes[0]!,
  )
  const sheet = useRef<HTMLCanvasElement>(null)
  const over = useRef<HTMLCanvasElement>(null)
  const editor = usePaintEditor(sheet, over, costume, actor.isStage)
  const state = usePaintState(editor)
  const [name, setName] = useState(costume.name)
  const [isAsking, setAsking] = useState(false)
  // Whoever opens it by keys can begin at once.
  useEffect(() => {
    if (editor) over.current?.focus()
  }, [editor])
  const isRenamed = name.trim() !== '' && name.trim() !== costume.name

  const save = (): void => {
    const look = editor?.isPainted() ? editor.write() : undefined
    const { content } = session.snapshot()
    const painted = look ? replaceCostume(content, actorId, costume.id, look) : content
    if (look && isTooLarge(painted)) {
      host.toast(t('tooLarge'), 'error')
      return
    }
    if (look || isRenamed)
      session.edit(
        (before) => {
          // Under its old id the name is set first: painting may give it another one.
          const named = isRenamed ? renameCostume(before, actorId, costume.id, name) : before
          return look ? replaceCostume(named, actorId, costume.id, look) : named
        },
        { restart: true },
      )
    onClose()
  }
  const close = (): void => (isRenamed || editor?.isPainted() ? setAsking(true) : onClose())

  return (
    <Dialog
      full
      title={t(actor.isStage ? 'titleBackdrop' : 'title')}
      closeLabel={t('close')}
      onClose={close}
    >
      <div className={styles.editor} data-mode={state.mode}>
        <div className={styles.top}>
          <label className={styles.name}>
            <span>{t('name')}</span>
            <input
              dir="auto"
              value={name}
              maxLength={40}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <span className={styles.mode}>
            {t(state.mode === 'vector' ? 'isVector' : 'isBitmap')}
          </span>
          {editor && <PaintActions editor={editor} state={state} t={t} />}
          <Button className={styles.done} disabled={!editor} onClick={save}>
            {t('done')}
          </Button>
        </div>
        {state.notice && <p className={styles.notice}>{t(state.notice)}</p>}
        {editor ? <PaintOptions editor={editor} state={state} t={t} /> : <p>{t('opening')}</p>}
        <div className={styles.middle}>
          {editor && <PaintTools editor={editor} state={state} t={t} />}
          <PaintSheet editor={editor} state={state} sheet={sheet} over={over} t={t} />
        </div>
        <div className={styles.bottom}>
          {editor && state.chosen && <PartFields editor={editor} chosen={state.chosen} t={t} />}
          <output className={styles.said}>{sentence(state.said, t)}</output>
          <fieldset className={styles.zoom} aria-label={t('zoom')}>
            <IconButton label={t('zoomOut')} onClick={() => editor?.zoomBy(0.8)}>
              <Icon path={TOOL_ICONS.zoomOut} />
            </IconButton>
            <span>{formatPercent(host.locale, state.zoom)}</span>
            <IconButton label={t('zoomIn')} onClick={() => editor?.zoomBy(1.25)}>
              <Icon path={TOOL_ICONS.zoomIn} />
            </IconButton>
            <IconButton label={t('fit')} onClick={() => editor?.fit()}>
              <Icon name="fit" />
            </IconButton>
          </fieldset>
        </div>
      </div>
      {isAsking && (
        <Dialog
          title={t('keepTitle')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="ghost" onClick={onClose}>
                {t('throwAway')}
              </Button>
              <Button look="ghost" onClick={() => setAsking(false)}>
                {t('goOn')}
              </Button>
              <Button
                onClick={() => {
                  setAsking(false)
                  save()
                }}
              >
                {t('keep')}
              </Button>
            </>
          }
        />
      )}
    </Dialog>
  )
}
