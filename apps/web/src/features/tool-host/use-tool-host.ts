/** Builds the door between a tool and the platform for one opened project. */

import { closedContentOf } from '@panya/domain/brand/site-settings.ts'
import { directionOf, localePath } from '@panya/domain/locale/locale.ts'
import { onLeaving } from '@panya/tools/host/page-life.ts'
import type { ToolPlace } from '@panya/tools/host/place/tool-place.ts'
import type { AssignedGame, ToolHost, ToolTask, ToolUser } from '@panya/tools/host/tool-host.ts'
import { useEffect, useMemo } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { aiClient } from '../../adapters/ai/ai-client.ts'
import { useColorScheme } from '../../adapters/color-scheme.ts'
import { firmwareClient } from '../../adapters/firmware.ts'
import { request } from '../../adapters/http/http.ts'
import { makeProject } from '../../adapters/projects/make-project.ts'
import { useSite } from '../../adapters/site.ts'
import { tutorClient } from '../../adapters/tutor/tutor.ts'
import { activityReporter } from './activity-reporter.ts'
import { classAttendance } from './class-attendance.ts'
import { gameLinks } from './game-links.ts'
import type { OpenedProject } from './open-project.ts'
import { guestProgress, serverProgress } from './progress-store.ts'
import { sourceFiles } from './source-files.ts'
import type { ToolParts } from './tool-parts.ts'
import type { ToolSession } from './tool-session.ts'

interface Options {
  tool: ToolParts
  user: ToolUser
  opened: OpenedProject | null
  session: ToolSession | null
  place: ToolPlace
  task: ToolTask | null
  record?: ToolHost['record']
  assigned: AssignedGame | null
  guided?: boolean
}

export function useToolHost(options: Options): ToolHost {
  const { tool, user, opened, session, place, task } = options
  const { record = null, assigned, guided = false } = options
  const { locale } = useAddress()
  const { settings, brand } = useSite()
  const colorScheme = useColorScheme()
  const { path, family } = tool.manifest
  const guest = user.role === 'demo'
  const teaches = user.role === 'teacher' || user.role === 'admin'
  const id = opened?.id ?? null
  const activity = useMemo(() => activityReporter(path, id), [path, id])
  useEffect(() => {
    if (!guest) activity.report({ kind: 'open' })
    const stop = onLeaving(() => activity.flush())
    return () => {
      stop()
      activity.flush()
    }
  }, [activity, guest])
  const progress = useMemo(
    () => (guest ? guestProgress(user.id, path) : serverProgress(path)),
    [guest, user.id, path],
  )

  const closedContent = useMemo(() => closedContentOf(settings, path), [settings, path])
  return useMemo<ToolHost>(
    () => ({
      locale,
      direction: directionOf(locale),
      colorScheme,
      mascot: brand.mascot,
      user,
      readonly: false,
      project: opened && {
        id: opened.id,
        title: opened.title,
        document: opened.document,
        originId: opened.originId,
      },
      changed: (read, how) => {
        if (!guest) activity.edited()
        session?.changed(read, how)
      },
      pictured: (thumbnail) => session?.pictured(thumbnail),
      flush: async () => (session ? session.flush() : 'saved'),
      canOpen: (format) => tool.toolFor(format) !== undefined,
      async openNew(document, title) {
        const target = tool.toolFor(document.format)
        if (!target) throw new Error(`No tool opens ${document.format}.`)
        await session?.flush()
        const made = await makeProject(user, target, title, document)
        window.location.assign(localePath(locale, `/${target}?project=${made}`))
      },
      progress,
      place,
      judge: (_kind, submission) =>
        request('/api/judge', { method: 'POST', json: { tool: path, submission } }),
      activity: (event) => {
        if (!guest) activity.report(event)
      },
      toast: (message, kind = 'info') => void toast(message, { type: kind }),
      tutor: tutorClient(path, locale, guest ? null : id),
      ai: aiClient(locale),
      ...(teaches && { attendance: classAttendance }),
      ...(family === 'games' && { links: gameLinks(path, locale) }),
      closedContent,
      task,
      record,
      assigned,
      guided,
      firmware: firmwareClient,
      ...(session && { listenToFiles: session.listenToFiles }),
      ...(session && !guest && { source: sourceFiles(session) }),
    }),
    [
      locale,
      colorScheme,
      brand.mascot,
      user,
      opened,
      id,
      session,
      place,
      guest,
      teaches,
      progress,
      activity,
      path,
      family,
      tool,
      closedContent,
      task,
      record,
      assigned,
      guided,
    ],
  )
}
