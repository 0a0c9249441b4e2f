/** Somebody's shared project: look at it, run it, remix it; nothing here can be changed or saved. */
import { Trans, useLingui } from '@lingui/react/macro'
import { localePath } from '@panya/domain/locale/locale.ts'
import type { SharedProject } from '@panya/domain/project/project.ts'
import type { ToolHost, ToolUser } from '@panya/tools/host/tool-host.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useMemo } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { remixShared, reportShared } from '../../adapters/projects/projects-api.ts'
import { pageProgress } from './progress-store.ts'
import { SharedFrame, useSharedHost } from './SharedFrame.tsx'
import type { ToolParts } from './tool-parts.ts'

interface SharedScreenProps {
  tool: ToolParts
  shared: SharedProject
  viewer: ToolUser | null
}

export function SharedScreen({ tool, shared, viewer }: SharedScreenProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const here = `/shared?id=${shared.shareId}`

  async function remix(): Promise<void> {
    try {
      const copy = await remixShared(shared.shareId)
      window.location.assign(localePath(locale, `/${copy.tool}?project=${copy.id}`))
    } catch {
      toast(t`That did not work. Check your connection and try again.`, { type: 'error' })
    }
  }

  return (
    <SharedFrame
      tool={tool}
      host={useReadonlyHost(shared)}
      title={shared.title}
      credit={<Credit shared={shared} />}
      opening={t`Opening the project…`}
      report={(reason) => reportShared(shared.shareId, reason)}
    >
      {viewer && viewer.role !== 'demo' ? (
        <Button size="small" onClick={() => void remix()}>
          <Trans>Remix</Trans>
        </Button>
      ) : (
        <ButtonLink size="small" href={to(`/signin?return=${encodeURIComponent(to(here))}`)}>
          <Trans>Sign in to remix</Trans>
        </ButtonLink>
      )}
    </SharedFrame>
  )
}

function Credit({ shared }: { shared: SharedProject }) {
  return (
    <>
      <Trans>by {shared.authorDisplayName}</Trans>
      {shared.creditDisplayName !== null && (
        <>
          {' · '}
          <Trans>remixed from {shared.creditDisplayName}</Trans>
        </>
      )}
    </>
  )
}

function useReadonlyHost(shared: SharedProject): ToolHost {
  const page = useSharedHost()
  return useMemo<ToolHost>(
    () => ({
      ...page,
      user: null,
      readonly: true,
      project: {
        id: shared.shareId,
        title: shared.title,
        document: shared.document,
        originId: null,
      },
      progress: pageProgress(),
      judge: () => Promise.reject(new Error('Nothing is judged on a shared page.')),
    }),
    [page, shared],
  )
}
