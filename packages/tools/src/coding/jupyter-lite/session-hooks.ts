import { type SiteStatus, watchSite } from '@panya/engines/notebook/notebook-site.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import { NotebookSession, type NotebookState } from './notebook-session.ts'

/** The session of this screen: made once for a project. */
export function useNotebookSession(host: ToolHost): NotebookSession {
  const [session] = useState(() => new NotebookSession(host))
  useEffect(() => session.meet(host), [session, host])
  return session
}

export function useNotebookState(session: NotebookSession): NotebookState {
  const read = () => session.state
  return useSyncExternalStore(session.subscribe, read, read)
}

const PATIENCE_MS = 4000

/** Tells when what came into the frame is not the notebook; it may have come before anybody looked. */
export function onFrameMissing(frame: HTMLIFrameElement, listener: () => void): () => void {
  function look(): void {
    const page = frame.contentDocument
    // The browser's own page for what could not be shown is closed to us.
    if (page && (page.readyState !== 'complete' || page.URL === 'about:blank')) return
    if (page?.documentElement.dataset['parts'] === undefined) listener()
  }
  frame.addEventListener('load', look)
  look()
  return () => frame.removeEventListener('load', look)
}

/** How far the server is with the notebook site; null while it seems to be simply loading. */
export function useSiteStatus(loaded: boolean, missing: boolean): SiteStatus | null {
  const [status, setStatus] = useState<SiteStatus | null>(null)
  useEffect(() => {
    if (loaded) return undefined
    let stop = () => {}
    const timer = setTimeout(
      () => {
        stop = watchSite(setStatus)
      },
      missing ? 0 : PATIENCE_MS,
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [loaded, missing])
  return status
}
