/** Which dialog is open, and how the editor's questions become dialogs. */
import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import type { FunctionSignature } from '@panya/engines/blocks-runtime/program.ts'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import { sayPutIn } from './backpack-entries.ts'
import { type BackpackState, useBackpack } from './backpack-hook.ts'
import type { BlocksMessages } from './blocks-messages.ts'
import type { EditorRequests } from './components/BlockWorkspace.tsx'
import type { MonitorLook } from './core/document.ts'
import type { LibraryKind } from './library/entries.ts'

export type OpenDialog =
  | { kind: 'make'; what: 'variable' | 'list' | 'message' }
  | { kind: 'function'; signature: FunctionSignature | null }
  | { kind: 'ask'; message: string; preset: string; done(answer: string | null): void }
  | { kind: 'confirm'; message: string; done(yes: boolean): void }
  | { kind: 'library'; what: LibraryKind }
  /** Null for a new recording. */
  | { kind: 'sound'; soundId: string | null }
  | { kind: 'camera'; into: 'costume' | 'sprite' }
  | { kind: 'backpack' }
  | { kind: 'copy-to'; script: unknown }
  | { kind: 'paint'; costumeId: string }
  | { kind: 'examples' }
  | { kind: 'keys' }
  | { kind: 'slider'; id: string; look: MonitorLook }
  /** With a file that is chosen already, or to choose one. */
  | { kind: 'scratch'; file: File | null }

export interface DialogState {
  open: OpenDialog | null
  show(dialog: OpenDialog | null): void
  openLibrary(what: LibraryKind): void
  askRange(id: string, look: MonitorLook): void
  requests: EditorRequests
  backpack: BackpackState
}

export function useDialogs(
  host: ToolHost,
  editor: RefObject<BlockEditor | null>,
  t: BlocksMessages,
): DialogState {
  const [open, show] = useState<OpenDialog | null>(null)
  const backpack = useBackpack(host)
  // The same one for as long as the screen is there: the stage is drawn anew when it changes.
  const [askRange] = useState(
    () => (id: string, look: MonitorLook) => show({ kind: 'slider', id, look }),
  )
  useEffect(() => host.listenToFiles?.((file) => show({ kind: 'scratch', file })), [host])
  return useMemo(() => {
    const requests: EditorRequests = {
      onFunction: (signature) => show({ kind: 'function', signature }),
      onMake: (what) => show({ kind: 'make', what }),
      onCopyTo: (script) => show({ kind: 'copy-to', script }),
      onBackpack: (state) => {
        const name = editor.current?.describe(state) ?? ''
        sayPutIn({ host, t }, backpack.putScript(name, state))
      },
      ask: (message, preset) => new Promise((done) => show({ kind: 'ask', message, preset, done })),
      confirm: (message) => new Promise((done) => show({ kind: 'confirm', message, done })),
    }
    return {
      open,
      show,
      openLibrary: (what) => show({ kind: 'library', what }),
      askRange,
      requests,
      backpack,
    }
  }, [open, askRange, backpack, host, editor, t])
}
