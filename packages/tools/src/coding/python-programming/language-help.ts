import type { EditorHelpers, EditorRemark } from '@panya/engines/code-editor/editor-extensions.ts'
import { PyrightClient } from '@panya/engines/code-editor/pyright-client.ts'
import { RuffClient, type RuffRemark } from '@panya/engines/code-editor/ruff-client.ts'
import { pythonBase } from '@panya/engines/python/spawn-python.ts'
import { useEffect, useMemo } from 'react'
import { isGameName } from './core/game-names.ts'
import type { Messages } from './python-messages.ts'
import type { PythonSession } from './python-session.ts'

export interface LanguageHelp {
  helpers: EditorHelpers
  /** Formats the shown file; false when it cannot be read as Python. */
  tidy(): Promise<boolean>
}

const REMARKS = {
  F401: 'lintUnusedImport',
  F821: 'lintUndefined',
  F841: 'lintUnusedVariable',
  F811: 'lintRedefined',
  E711: 'lintCompareNone',
  E712: 'lintCompareTrue',
  F541: 'lintFString',
} as const

/**
 * Remarks and formatting for the editor, from a worker that starts when it is first needed. It is a third as large as
 * Python: over a weak line Python comes first.
 */
export function useLanguageHelp(t: Messages, session: PythonSession): LanguageHelp {
  const ruff = useMemo(() => new RuffClient(`${pythonBase()}ruff.wasm`), [])
  const pyright = useMemo(() => new PyrightClient(`${pythonBase()}pyright.worker.js`), [])
  useEffect(
    () => () => {
      ruff.sleep()
      pyright.sleep()
    },
    [ruff, pyright],
  )
  const begun = useMemo(() => hasBegun(session), [session])
  return useMemo(() => {
    const helpers: EditorHelpers = {
      async lint(_name, text) {
        await begun
        return (await ruff.check(text))
          .filter((remark) => !isGameName(text, nameIn(remark)))
          .map((remark) => said(t, remark))
      },
      complete: (name, text, at) => (isSmall() ? NOTHING : pyright.complete(name, text, at)),
      hover: async (name, text, at) => (isSmall() ? null : pyright.hover(name, text, at)),
    }
    async function tidy(): Promise<boolean> {
      const text = session.files.editor?.text(session.files.shown)
      if (text === null || text === undefined) return false
      const tidied = await ruff.format(text)
      if (tidied === null) return false
      session.files.editor?.replaceAll(tidied)
      return true
    }
    return { helpers, tidy }
  }, [t, session, begun, ruff, pyright])
}

/** Resolves when Python is here, or will not come. */
function hasBegun(session: PythonSession): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (session.state.status === 'starting') return
      stop()
      resolve()
    }
    const stop = session.watch(look)
    look()
  })
}

const NOTHING: Promise<[]> = Promise.resolve([])

/** The type checker takes some 300 MB of memory: a device with little keeps it for Python itself. */
function isSmall(): boolean {
  const { deviceMemory } = navigator as { deviceMemory?: number }
  return deviceMemory !== undefined && deviceMemory < 4
}

const nameIn = ({ message }: RuffRemark): string => /`([^`]+)`/.exec(message)?.[1] ?? ''

function said(t: Messages, remark: RuffRemark): EditorRemark {
  const { from, to, code, message } = remark
  const known = code !== null && code in REMARKS ? REMARKS[code as keyof typeof REMARKS] : null
  const name = nameIn(remark)
  const error = code === null || code === 'F821'
  return {
    from,
    to,
    severity: error ? 'error' : 'warning',
    message: known
      ? t(known, { name })
      : code === null
        ? t('lintSyntax')
        : t('lintOther', { message }),
  }
}
