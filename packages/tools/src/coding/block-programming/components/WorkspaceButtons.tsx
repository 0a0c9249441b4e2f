/** Undo, redo, zoom, tidy and search in the workspace; whoever only reads can zoom and search. */
import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import type { BlocksTexts } from '../blocks-texts.ts'
import styles from './IconButton.module.css'
import { IconButton } from './IconButton.tsx'

interface WorkspaceButtonsProps {
  editor: BlockEditor
  canEdit: boolean
  t: BlocksTexts
}

export function WorkspaceButtons({ editor, canEdit, t }: WorkspaceButtonsProps) {
  return (
    <div className={styles.group} role="toolbar" aria-label={t('workspaceTools')}>
      {canEdit && (
        <>
          <IconButton icon="undo" label={t('undo')} onClick={() => editor.undo()} />
          <IconButton icon="redo" label={t('redo')} onClick={() => editor.undo(true)} />
        </>
      )}
      <IconButton icon="zoomIn" label={t('zoomIn')} onClick={() => editor.zoom(1)} />
      <IconButton icon="zoomOut" label={t('zoomOut')} onClick={() => editor.zoom(-1)} />
      <IconButton icon="fit" label={t('zoomFit')} onClick={() => editor.zoomToFit()} />
      {canEdit && <IconButton icon="tidy" label={t('tidy')} onClick={() => editor.tidy()} />}
      <IconButton icon="find" label={t('searchWorkspace')} onClick={() => editor.openSearch()} />
    </div>
  )
}
