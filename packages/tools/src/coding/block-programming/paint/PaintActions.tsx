/** What can be done with what is chosen, and with the whole picture. */
import type { PaintEditor } from '@panya/engines/paint/paint-editor.ts'
import type { PaintCommand } from '@panya/engines/paint/paint-keys.ts'
import type { PaintState } from '@panya/engines/paint/paint-state.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import styles from './Paint.module.css'
import { ACTION_PICTURES, TOOL_PICTURES } from './paint-icons.ts'
import type { PaintMessages } from './paint-messages.ts'

interface PaintActionsProps {
  editor: PaintEditor
  state: PaintState
  t: PaintMessages
}

export function PaintActions({ editor, state, t }: PaintActionsProps) {
  const { chosen, mode, nodes, tool } = state
  const isVector = mode === 'vector'
  const perform = (command: PaintCommand) => () => editor.perform(command)
  const button = (
    key: Parameters<PaintMessages>[0],
    path: string,
    isOff: boolean,
    onClick: () => void,
  ) => (
    <IconButton key={key} size="small" label={t(key)} disabled={isOff} onClick={onClick}>
      <Icon path={path} />
    </IconButton>
  )
  const none = chosen === null
  return (
    <fieldset className={styles.actions} aria-label={t('actions')}>
      <IconButton
        size="small"
        label={t('undo')}
        disabled={!state.canUndo}
        onClick={() => editor.go(-1)}
      >
        <Icon name="undo" />
      </IconButton>
      <IconButton
        size="small"
        label={t('redo')}
        disabled={!state.canRedo}
        onClick={() => editor.go(1)}
      >
        <Icon name="redo" />
      </IconButton>
      {button('copy', TOOL_ICONS.copy, none, perform({ do: 'copy' }))}
      {button('paste', ACTION_PICTURES.paste, false, perform({ do: 'paste' }))}
      {button('duplicate', ACTION_PICTURES.duplicate, none, perform({ do: 'duplicate' }))}
      {button('remove', TOOL_ICONS.trash, none && nodes === 0, perform({ do: 'remove' }))}
      {isVector && tool === 'reshape' && (
        <>
          {button('smooth', ACTION_PICTURES.smooth, nodes === 0, () => editor.bend('smooth'))}
          {button('corner', ACTION_PICTURES.corner, nodes === 0, () => editor.bend('corner'))}
        </>
      )}
      {isVector && tool !== 'reshape' && (
        <>
          {button(
            'group',
            ACTION_PICTURES.group,
            (chosen?.count ?? 0) < 2,
            perform({ do: 'group' }),
          )}
          {button(
            'ungroup',
            ACTION_PICTURES.ungroup,
            chosen?.kind !== 'group',
            perform({ do: 'ungroup' }),
          )}
          {(['front', 'forward', 'backward', 'back'] as const).map((order) =>
            button(order, ACTION_PICTURES[order], none, perform({ do: 'order', order })),
          )}
        </>
      )}
      {button('flipHorizontal', ACTION_PICTURES.flipHorizontal, none, () =>
        editor.flip('horizontal'),
      )}
      {button('flipVertical', ACTION_PICTURES.flipVertical, none, () => editor.flip('vertical'))}
      {button('centreAll', TOOL_PICTURES.centre, state.parts === 0, () => editor.centre())}
      <IconButton
        size="small"
        label={t(isVector ? 'toBitmap' : 'toVector')}
        title={`${t(isVector ? 'toBitmap' : 'toVector')}. ${t(isVector ? 'toBitmapHint' : 'toVectorHint')}`}
        onClick={() => editor.convert()}
      >
        <Icon path={isVector ? ACTION_PICTURES.pixels : ACTION_PICTURES.shapes} />
      </IconButton>
    </fieldset>
  )
}
