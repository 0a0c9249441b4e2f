import { ActionMenu } from '@panya/ui/ActionMenu/ActionMenu.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { TabList } from '@panya/ui/TabList/TabList.tsx'
import { type ReactNode, useId, useState } from 'react'
import { saveFile } from '../../../coding-kit/save-file.ts'
import { MAX_FILES } from '../core/document.ts'
import type { PythonSession } from '../python-session.ts'
import type { ToolProps } from '../tool-props.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import styles from './FileTabs.module.css'
import { NameDialog } from './NameDialog.tsx'

interface FileTabsProps extends ToolProps {
  onEdited: () => void
}

type Asking = 'add' | 'rename' | 'delete' | null

/** The project's files as tabs; the shown one has a menu. */
export function FileTabs({ onEdited, ...tool }: FileTabsProps) {
  const { t, host, session, state } = tool
  const id = useId()
  const [asking, setAsking] = useState<Asking>(null)
  const { names, shown, main } = state
  const others = names.filter((name) => name !== shown)
  const mainMark = (
    <span key="main" className={styles.main} title={t('isMain')}>
      <span aria-hidden="true">▸</span>
      <span className="visually-hidden">{t('isMain')}</span>
    </span>
  )
  const textOf = (name: string): ReactNode =>
    name === main && names.length > 1 ? [name, mainMark] : name
  function done(change: () => void) {
    change()
    setAsking(null)
    onEdited()
  }
  return (
    <div className={styles.row}>
      <TabList
        id={id}
        dir="ltr"
        label={t('files')}
        tabs={names}
        chosen={shown}
        onChoose={(name) => session.files.show(name)}
        textOf={textOf}
      />
      {!host.readonly && (
        <>
          <IconButton
            size="small"
            label={t('addFile')}
            title={names.length >= MAX_FILES ? t('tooManyFiles') : t('addFile')}
            disabled={names.length >= MAX_FILES}
            onClick={() => setAsking('add')}
          >
            <Icon name="plus" />
          </IconButton>
          <FileMenu {...tool} onAsk={setAsking} onEdited={onEdited} />
        </>
      )}
      {asking === 'add' && (
        <NameDialog
          t={t}
          title={t('addFile')}
          action={t('create')}
          initial=""
          taken={names}
          onName={(name) => done(() => session.files.add(name))}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'rename' && (
        <NameDialog
          t={t}
          title={t('rename')}
          action={t('save')}
          initial={shown}
          taken={others}
          onName={(name) => done(() => session.files.rename(shown, name))}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          t={t}
          question={t('deleteSure', { name: shown })}
          action={t('deleteFile')}
          onYes={() => done(() => session.files.remove(shown))}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}

interface FileMenuProps extends ToolProps {
  onAsk: (what: Asking) => void
  onEdited: () => void
}

function FileMenu({ t, session, state, onAsk, onEdited }: FileMenuProps) {
  const { shown, main } = state
  return (
    <ActionMenu
      look="quiet"
      size="small"
      label={t('fileMenu', { name: shown })}
      actions={[
        { label: t('rename'), onSelect: () => onAsk('rename') },
        { label: t('download'), onSelect: () => download(session, shown) },
        shown.endsWith('.py') &&
          shown !== main && {
            label: t('makeMain'),
            onSelect: () => {
              session.files.setMain(shown)
              onEdited()
            },
          },
        shown !== main && {
          label: t('deleteFile'),
          danger: true,
          onSelect: () => onAsk('delete'),
        },
      ]}
    >
      <Icon path={TOOL_ICONS.more} />
    </ActionMenu>
  )
}

function download(session: PythonSession, name: string): void {
  const { text, base64 } = session.files.read(name)
  const bytes =
    base64 === undefined ? (text ?? '') : Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
  saveFile(name.split('/').at(-1) ?? name, bytes)
}
