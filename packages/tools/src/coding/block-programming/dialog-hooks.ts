/** Which dialog is open, and how the editor's questions become dialogs. */
import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import type { FunctionSignature } from '@panya/engines/blocks-runtime/program.ts'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import type { BlocksMessages } from './blocks-messages.ts'
import type { BackpackEntry } from './components/Backpack.tsx'
import type { EditorRequests } from './components/BlockWorkspace.tsx'
import type { LibraryKind } from './components/LibraryDialog.tsx'

export type OpenDialog =
  | { kind: 'make'; what: 'variable' | 'list' | 'message' }
  | { kind: 'function'; signature: FunctionSignature | null }
  | { kind: 'ask'; message: string; preset: string; done(answer: string | null): void }
  | { kind: 'confirm'; message: string; done(yes: boolean): void }
  | { kind: 'library'; what: LibraryKind }
  | { kind: 'backpack' }
  | { kind: 'paint'; costumeId: string }
  | { kind: 'examples' }

export interface DialogState {
  open: OpenDialog | null
  show(dialog: OpenDialog | null): void
  openLibrary(what: LibraryKind): void
  requests: EditorRequests
  backpack: BackpackEntry[]
  setBackpack(entries: BackpackEntry[]): void
}

const BACKPACK_KEY = 'blocks-backpack'
const BACKPACK_LIMIT = 40

export function useDialogs(
  host: ToolHost,
  editor: RefObject<BlockEditor | null>,
  t: BlocksMessages,
): DialogState {
  const [open, show] = useState<OpenDialog | null>(null)
  const [backpack, keep] = useState<BackpackEntry[]>([])
  useEffect(() => {
    let isGone = false
    void host.progress.load<BackpackEntry[]>(BACKPACK_KEY).then((kept) => {
      if (!isGone && Array.isArray(kept)) keep(kept)
      return undefined
    })
    return () => {
      isGone = true
    }
  }, [host])
  return useMemo(() => {
    const setBackpack = (entries: BackpackEntry[]): void => {
      keep(entries.slice(-BACKPACK_LIMIT))
      void host.progress.save(BACKPACK_KEY, entries.slice(-BACKPACK_LIMIT))
    }
    const requests: EditorRequests = {
      onFunction: (signature) => show({ kind: 'function', signature }),
      onMake: (what) => show({ kind: 'make', what }),
      onBackpack: (state) => {
        const name = editor.current?.describe(state) ?? ''
        setBackpack([...backpack, { name, state }])
        host.toast(t('inBackpack'), 'success')
      },
      ask: (message, preset) => new Promise((done) => show({ kind: 'ask', message, preset, done })),
      confirm: (message) => new Promise((done) => show({ kind: 'confirm', message, done })),
    }
    return {
      open,
      show,
      openLibrary: (what) => show({ kind: 'library', what }),
      requests,
      backpack,
      setBackpack,
    }
  }, [open, backpack, host, editor, t])
}
