import { spawnPython } from '@panya/engines/python/spawn-python.ts'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { programsLack } from '../../host/browser/lack-of.ts'
import type { ToolHost } from '../../host/tool-host.ts'
import { documentOf, emptyProject, migrate } from './core/document.ts'
import { PythonSession, type SessionState } from './python-session.ts'

/** The session of this screen: made once, Python starting at once, gone with the screen. */
export function usePythonSession(host: ToolHost): PythonSession | null {
  const [session, setSession] = useState<PythonSession | null>(null)
  const { project } = host
  const projectId = project?.id ?? null
  const firstContent = useEffectEvent(() => (project ? migrate(project.document) : emptyProject()))
  useEffect(() => {
    if (programsLack()) return undefined
    const made = new PythonSession(spawnPython(), firstContent())
    // oxlint-disable-next-line react/set-state-in-effect -- the session is a worker: it must not start while rendering
    setSession(made)
    return () => made.dispose()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another project is another session
  }, [projectId])
  return session
}

export function useSessionState(session: PythonSession): SessionState {
  return useSyncExternalStore(session.watch, session.read, session.read)
}

/** Tells the host about every change; what is saved is read at that moment. What is paused is kept `elsewhere`. */
export function useSaving(
  session: PythonSession,
  host: ToolHost,
  paused: boolean,
  elsewhere: () => void,
): void {
  const keepElsewhere = useEffectEvent(elsewhere)
  useEffect(() => {
    session.tellEdits(() => {
      if (paused) keepElsewhere()
      else if (!host.readonly) host.changed(() => documentOf(session.files.own))
    })
    return () => session.tellEdits(() => {})
  }, [session, host, paused])
}

/** In somebody else's work every save of theirs is a new document of the same project. */
export function useFollowing(session: PythonSession, host: ToolHost): void {
  const document = host.readonly ? host.project?.document : undefined
  const first = useRef(document)
  useEffect(() => {
    if (document && document !== first.current) session.files.follow(migrate(document))
  }, [session, document])
}

/** A small setting of this person that follows them to other devices. */
export function useRemembered<T>(host: ToolHost, key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    let gone = false
    async function load() {
      const kept = await host.progress.load<T>(key).catch(() => null)
      if (!gone && kept !== null) setValue(kept)
    }
    void load()
    return () => {
      gone = true
    }
  }, [host, key])
  function remember(next: T) {
    setValue(next)
    void host.progress.save(key, next).catch(() => {})
  }
  return [value, remember]
}
