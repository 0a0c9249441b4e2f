/** The one dialog that is open, if any. */

import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { lazy, type RefObject, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { takeEntry } from '../backpack-entries.ts'
import type { DialogState } from '../dialog-hooks.ts'
import type { ToolProps } from '../tool-props.ts'
import { Backpack } from './Backpack.tsx'
import { CopyToDialog } from './CopyToDialog.tsx'
import { ExamplesDialog } from './ExamplesDialog.tsx'
import { FunctionDialog } from './FunctionDialog.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { NameDialog } from './NameDialog.tsx'
import { SliderDialog } from './SliderDialog.tsx'

/** Who never meets a Scratch project never loads what reads one. */
const ScratchDialog = lazy(() => import('../scratch/ScratchDialog.tsx'))
/** Only those who record or take pictures load what that needs. */
const SoundDialog = lazy(async () => {
  const { SoundDialog: dialog } = await import('../sound-editor/SoundDialog.tsx')
  return { default: dialog }
})
const CameraDialog = lazy(async () => {
  const { CameraDialog: dialog } = await import('../camera/CameraDialog.tsx')
  return { default: dialog }
})
/** The whole library with its words in all languages: only for who opens it. */
const LibraryDialog = lazy(() => import('./LibraryDialog.tsx'))
/** Only those who draw load what it needs. */
const PaintDialog = lazy(async () => {
  const { PaintDialog: dialog } = await import('../paint/PaintDialog.tsx')
  return { default: dialog }
})

interface DialogsProps extends ToolProps {
  dialogs: DialogState
  editor: RefObject<BlockEditor | null>
}

const TYPES = {
  variable: ['', 'own'],
  list: ['list', 'own-list'],
  message: ['message', 'message'],
} as const
const TITLES = { variable: 'newVariable', list: 'newList', message: 'newMessage' } as const

export function Dialogs({ dialogs, editor, ...tool }: DialogsProps) {
  const { host, session, state, t } = tool
  const { open, show, backpack } = dialogs
  // Gone at once: what comes next may take the focus, which a dialog would hold.
  const close = (): void => flushSync(() => show(null))
  if (!open) return null
  switch (open.kind) {
    case 'make':
      return (
        <NameDialog
          title={t(TITLES[open.what])}
          withScope={open.what !== 'message' && state.actorId !== 'stage'}
          t={t}
          onDone={(name, own) => {
            close()
            const type = TYPES[open.what][own ? 1 : 0]
            if (name === null) return
            if (editor.current?.hasVariable(name, type)) host.toast(t('nameTaken'), 'error')
            else {
              const id = editor.current?.makeVariable(name, type)
              if (id && open.what !== 'message') session.showVariable(id, true)
            }
          }}
        />
      )
    case 'function':
      return (
        <FunctionDialog
          signature={open.signature}
          taken={(editor.current?.functions() ?? []).map(({ name }) => name)}
          t={t}
          onDone={(signature) => {
            close()
            if (signature) editor.current?.saveFunction(signature)
          }}
        />
      )
    case 'ask':
      return (
        <NameDialog
          title={open.message}
          preset={open.preset}
          t={t}
          onDone={(name) => {
            close()
            open.done(name)
          }}
        />
      )
    case 'confirm': {
      const answer = (yes: boolean): void => {
        close()
        open.done(yes)
      }
      return (
        <Dialog title={t('sure')} closeLabel={t('close')} onClose={() => answer(false)}>
          <p>{open.message}</p>
          <Button onClick={() => answer(true)}>{t('ok')}</Button>{' '}
          <Button look="ghost" onClick={() => answer(false)}>
            {t('cancel')}
          </Button>
        </Dialog>
      )
    }
    case 'library':
      return (
        <Suspense fallback={null}>
          <LibraryDialog {...tool} kind={open.what} onClose={close} />
        </Suspense>
      )
    case 'sound':
      return (
        <Suspense>
          <SoundDialog {...tool} soundId={open.soundId} onClose={close} />
        </Suspense>
      )
    case 'camera':
      return (
        <Suspense>
          <CameraDialog {...tool} into={open.into} onClose={close} />
        </Suspense>
      )
    case 'backpack':
      return (
        <Backpack
          entries={backpack.entries}
          t={t}
          onClose={close}
          onUse={(entry) => {
            close()
            void takeEntry(tool, backpack, entry, editor.current)
          }}
          onRemove={backpack.remove}
        />
      )
    case 'copy-to':
      return (
        <CopyToDialog
          {...tool}
          onClose={close}
          onChoose={(actorId) => {
            close()
            session.copyScript(actorId, open.script as BlockJson)
            const name = state.content.actors.find(({ id }) => id === actorId)?.name ?? ''
            host.toast(t('copiedTo', { name }), 'success')
          }}
        />
      )
    case 'paint':
      return (
        <Suspense>
          <PaintDialog {...tool} costumeId={open.costumeId} onClose={close} />
        </Suspense>
      )
    case 'slider':
      return (
        <SliderDialog
          look={open.look}
          t={t}
          onDone={(range) => {
            close()
            if (range) session.setMonitor(open.id, { ...open.look, ...range })
          }}
        />
      )
    case 'keys':
      return <KeysDialog t={t} onClose={close} />
    case 'examples':
      return <ExamplesDialog {...tool} onClose={close} />
    case 'scratch':
      return (
        <Suspense>
          <ScratchDialog {...tool} file={open.file} onClose={close} />
        </Suspense>
      )
    default:
      return null
  }
}
