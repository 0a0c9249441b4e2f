import { useState } from 'react'
import { MAX_FILES } from '../core/document.ts'
import type { PythonSession, RoomState } from '../python-session.ts'
import type { Texts } from '../texts.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import styles from './FileTabs.module.css'
import { Icon } from './Icon.tsx'
import { NameDialog } from './NameDialog.tsx'

interface FileTabsProps {
  t: Texts
  room: PythonSession
  state: RoomState
  readonly: boolean
  onEdited: () => void
}

type Asking = 'add' | 'rename' | 'delete' | null

/** The project's files as tabs; the shown one has a menu. */
export function FileTabs({ t, room, state, readonly, onEdited }: FileTabsProps) {
  const [asking, setAsking] = useState<Asking>(null)
  const { names, shown, main } = state
  const others = names.filter((name) => name !== shown)
  function done(change: () => void) {
    change()
    setAsking(null)
    onEdited()
  }
  return (
    <div className={styles.row}>
      <div role="tablist" aria-label={t('files')} className={styles.tabs} dir="ltr">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === shown}
            className={styles.tab}
            onClick={() => room.files.show(name)}
          >
            {name}
            {name === main && names.length > 1 && (
              <span className={styles.main} title={t('isMain')}>
                <span aria-hidden="true">▸</span>
                <span className={styles.hidden}>{t('isMain')}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {!readonly && (
        <>
          <button
            type="button"
            className={styles.icon}
            aria-label={t('addFile')}
            title={names.length >= MAX_FILES ? t('tooManyFiles') : t('addFile')}
            disabled={names.length >= MAX_FILES}
            onClick={() => setAsking('add')}
          >
            <Icon name="plus" />
          </button>
          <FileMenu t={t} room={room} state={state} onAsk={setAsking} onEdited={onEdited} />
        </>
      )}
      {asking === 'add' && (
        <NameDialog
          t={t}
          title={t('addFile')}
          action={t('create')}
          initial=""
          taken={names}
          onName={(name) => done(() => room.files.add(name))}
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
          onName={(name) => done(() => room.files.rename(shown, name))}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          t={t}
          question={t('deleteSure', { name: shown })}
          action={t('deleteFile')}
          onYes={() => done(() => room.files.remove(shown))}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}

interface FileMenuProps {
  t: Texts
  room: PythonSession
  state: RoomState
  onAsk: (what: Asking) => void
  onEdited: () => void
}

function FileMenu({ t, room, state, onAsk, onEdited }: FileMenuProps) {
  const [open, setOpen] = useState(false)
  const { shown, main } = state
  function choose(action: () => void) {
    setOpen(false)
    action()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to what its buttons do
    <div
      className={styles.menuAnchor}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className={styles.icon}
        aria-label={t('fileMenu', { name: shown })}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && (
        <div className={styles.menu}>
          <button type="button" onClick={() => choose(() => onAsk('rename'))}>
            {t('rename')}
          </button>
          <button type="button" onClick={() => choose(() => download(room, shown))}>
            {t('download')}
          </button>
          {shown.endsWith('.py') && shown !== main && (
            <button
              type="button"
              onClick={() =>
                choose(() => {
                  room.files.setMain(shown)
                  onEdited()
                })
              }
            >
              {t('makeMain')}
            </button>
          )}
          {shown !== main && (
            <button type="button" onClick={() => choose(() => onAsk('delete'))}>
              {t('deleteFile')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

function download(room: PythonSession, name: string): void {
  const { text, base64 } = room.files.read(name)
  const bytes =
    base64 === undefined ? (text ?? '') : Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes]))
  link.download = name.split('/').at(-1) ?? name
  link.click()
  URL.revokeObjectURL(link.href)
}
