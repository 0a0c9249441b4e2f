/** Undo, redo, zoom, tidy and search in the workspace; whoever only reads can zoom and search. */

import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import type { BlocksMessages } from '../blocks-messages.ts'
import type { BlocksSession } from '../blocks-session.ts'
import styles from './BlockWorkspace.module.css'

interface WorkspaceButtonsProps {
  editor: BlockEditor
  session: BlocksSession
  canEdit: boolean
  t: BlocksMessages
}

export function WorkspaceButtons({ editor, session, canEdit, t }: WorkspaceButtonsProps) {
  return (
    <div className={styles.group} role="toolbar" aria-label={t('workspaceTools')}>
      {canEdit && (
        <>
          <IconButton label={t('undo')} onClick={() => session.undo()}>
            <Icon name="undo" />
          </IconButton>
          <IconButton label={t('redo')} onClick={() => session.redo()}>
            <Icon name="redo" />
          </IconButton>
        </>
      )}
      <IconButton label={t('zoomIn')} onClick={() => editor.zoom(1)}>
        <Icon path={TOOL_ICONS.zoomIn} />
      </IconButton>
      <IconButton label={t('zoomOut')} onClick={() => editor.zoom(-1)}>
        <Icon path={TOOL_ICONS.zoomOut} />
      </IconButton>
      <IconButton label={t('zoomFit')} onClick={() => editor.zoomToFit()}>
        <Icon path={TOOL_ICONS.frame} />
      </IconButton>
      {canEdit && (
        <IconButton label={t('tidy')} onClick={() => editor.tidy()}>
          <Icon path={TOOL_ICONS.tidy} />
        </IconButton>
      )}
      <IconButton label={t('searchWorkspace')} onClick={() => editor.openSearch()}>
        <Icon path={TOOL_ICONS.find} />
      </IconButton>
    </div>
  )
}
