/** Opens the project the address names, or a fresh one, once per visit. */
import type { ProjectWithDocument } from '@panya/domain/project/project.ts'
import type { ToolDocument } from '@panya/tools/host/tool-host.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FillProgress } from '../../adapters/assets/fill-document.ts'
import { visitName } from '../../adapters/place/came-back.ts'
import { type KeptPlace, openPlace } from '../../adapters/place/kept-place.ts'
import { type EditLock, isOpenElsewhere, takeEditLock } from '../../adapters/projects/edit-lock.ts'
import { type OpenedProject, openForEditing } from './open-project.ts'
import type { ToolParts } from './tool-parts.ts'
import { ToolSession } from './tool-session.ts'

export type Opening =
  | { phase: 'loading'; progress: FillProgress | null }
  | { phase: 'elsewhere' }
  | { phase: 'taken-over' }
  | { phase: 'in-trash' }
  | { phase: 'not-found' }
  | { phase: 'unreachable' }
  | { phase: 'conflict'; mine: ToolDocument; theirs: ProjectWithDocument; epoch: number }
  | { phase: 'ready'; session: ToolSession; opened: OpenedProject; place: KeptPlace }

const LOADING: Opening = { phase: 'loading', progress: null }

interface Options {
  user: number
  guest: boolean
  tool: ToolParts
  projectId: string | null
  untitled: string
  /** Puts a new project's id into the address, so that a reload finds it again. */
  onNamed(id: string): void
}

export interface OpenedProjectHook {
  opening: Opening
  /** Opens it again: after a conflict, a restored version, or to edit here instead of elsewhere. */
  reopen(): void
}

export function useOpenedProject(options: Options): OpenedProjectHook {
  const { user, guest, tool, projectId, untitled, onNamed } = options
  const [opening, setOpening] = useState<Opening>(LOADING)
  const [attempt, setAttempt] = useState({ count: 0, takeOver: false })
  // A new project gets its id on this page; opening again must find that one.
  const begun = useRef<string | null>(null)

  useEffect(() => {
    const visit = {
      over: false,
      session: null as ToolSession | null,
      lock: null as EditLock | null,
      place: null as KeptPlace | null,
    }
    const wanted = projectId ?? begun.current
    setOpening(LOADING)
    void open(visit).catch(() => {
      if (!visit.over) setOpening({ phase: 'unreachable' })
    })
    return () => {
      visit.over = true
      visit.session?.close()
      visit.place?.close()
      visit.lock?.release()
    }

    async function open(now: typeof visit): Promise<void> {
      if (wanted !== null && !attempt.takeOver && (await isOpenElsewhere(wanted))) {
        if (!now.over) setOpening({ phase: 'elsewhere' })
        return
      }
      const id = wanted ?? crypto.randomUUID()
      const lock = await takeEditLock(id, {
        save: async () => now.session?.flush(),
        lost() {
          now.session?.abandon()
          now.session = null
          now.place?.close()
          if (!now.over) setOpening({ phase: 'taken-over' })
        },
      })
      now.lock = lock
      if (now.over) return lock.release()
      const show = (progress: FillProgress) => {
        if (!now.over && !lock.lost) setOpening({ phase: 'loading', progress })
      }
      const [result, place] = await Promise.all(
        wanted === null
          ? [fresh(id), openPlace(user, `${tool.manifest.path} ${visitName()}`)]
          : [openForEditing(user, guest, id, show), openPlace(user, id)],
      )
      now.place = place
      if (now.over || lock.lost) return place.close()
      if (result.kind === 'opened') {
        const session = startSession(result.project, place)
        now.session = session
        setOpening({ phase: 'ready', session, opened: result.project, place })
      } else if (result.kind === 'conflict') {
        const { mine, theirs, epoch } = result
        setOpening({ phase: 'conflict', mine, theirs, epoch })
      } else {
        setOpening({ phase: result.kind })
      }
    }

    async function fresh(id: string) {
      const document = await tool.emptyDocument()
      const project: OpenedProject = {
        id,
        title: untitled,
        originId: null,
        document,
        lost: 0,
        base: 0,
        epoch: 1,
        unsaved: false,
        sent: [],
        share: 'private',
        shareId: null,
      }
      return { kind: 'opened', project } as const
    }

    function startSession(opened: OpenedProject, place: KeptPlace): ToolSession {
      return new ToolSession({
        user,
        guest,
        tool: tool.manifest.path,
        opened,
        onFirstChange: () => {
          if (wanted !== null) return
          place.moveTo(opened.id)
          begun.current = opened.id
          onNamed(opened.id)
        },
      })
    }
    // The title and the callback are only used when a visit begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [user, guest, tool, projectId, attempt])

  // This tab had it, or the learner asked for it: either way it edits from here on.
  const reopen = useCallback(
    () => setAttempt(({ count }) => ({ count: count + 1, takeOver: true })),
    [],
  )
  return { opening, reopen }
}
