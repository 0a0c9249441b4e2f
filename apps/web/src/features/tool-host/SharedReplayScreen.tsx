/** Somebody's level to play, or how they played it. What the viewer wins is theirs; the maker's work is not touched. */
import { Trans, useLingui } from '@lingui/react/macro'
import { localePath } from '@panya/domain/locale/locale.ts'
import type { SharedReplay } from '@panya/domain/replay/replay.ts'
import type { ToolHost, ToolUser } from '@panya/tools/host/tool-host.ts'
import { useMemo } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { request } from '../../adapters/http/http.ts'
import { reportReplay } from '../../adapters/replays/replays-api.ts'
import { guestProgress, pageProgress, serverProgress } from './progress-store.ts'
import { SharedFrame, useSharedHost } from './SharedFrame.tsx'
import type { ToolParts } from './tool-parts.ts'

interface SharedReplayScreenProps {
  tool: ToolParts
  shared: SharedReplay
  viewer: ToolUser | null
}

export function SharedReplayScreen({ tool, shared, viewer }: SharedReplayScreenProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  return (
    <SharedFrame
      tool={tool}
      host={useLinkedHost(shared, viewer)}
      title={tool.manifest.title[locale]}
      credit={<Trans>by {shared.authorDisplayName}</Trans>}
      opening={t`Opening the game…`}
      report={(reason) => reportReplay(shared.shareId, reason)}
    />
  )
}

function progressOf(viewer: ToolUser | null, tool: SharedReplay['tool']): ToolHost['progress'] {
  if (viewer === null) return pageProgress()
  return viewer.role === 'demo' ? guestProgress(viewer.id, tool) : serverProgress(tool)
}

function useLinkedHost({ tool, content }: SharedReplay, viewer: ToolUser | null): ToolHost {
  const page = useSharedHost()
  return useMemo<ToolHost>(
    () => ({
      ...page,
      user: viewer,
      readonly: false,
      project: null,
      progress: progressOf(viewer, tool),
      judge: (_kind, submission) =>
        request('/api/judge', { method: 'POST', json: { tool, submission } }),
      linked: {
        content,
        leave: () => window.location.assign(localePath(page.locale, `/${tool}`)),
      },
    }),
    [page, viewer, tool, content],
  )
}
