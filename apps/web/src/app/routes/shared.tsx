/** What somebody shows to others by a link: a project (`?id=`), or a level or a run of a game (`?replay=`). */
import { useLingui } from '@lingui/react/macro'
import type { SharedProject } from '@panya/domain/project/project.ts'
import type { SharedReplay } from '@panya/domain/replay/replay.ts'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sharedAssets } from '../../adapters/assets/assets-api.ts'
import { fillDocument } from '../../adapters/assets/fill-document.ts'
import { keyOwner } from '../../adapters/encryption/key-owner.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { openShared } from '../../adapters/projects/projects-api.ts'
import { openReplay } from '../../adapters/replays/replays-api.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { SkipLink } from '../../features/shell/SkipLink.tsx'
import { SharedMissing } from '../../features/tool-host/SharedMissing.tsx'
import { SharedReplayScreen } from '../../features/tool-host/SharedReplayScreen.tsx'
import { SharedScreen } from '../../features/tool-host/SharedScreen.tsx'
import { useLostNotice } from '../../features/tool-host/use-lost-notice.ts'
import { PageHead } from '../head/PageHead.tsx'
import { toolParts } from '../tool-parts.ts'
import { toolAt } from '../tools.ts'
import { useToolUser } from '../use-tool-user.ts'
import styles from './shared.module.css'

type Opened =
  | { kind: 'project'; shared: SharedProject; lost: number }
  | { kind: 'replay'; shared: SharedReplay }
  | { kind: 'missing' | 'unreachable' }

async function openWholeProject(id: string): Promise<Opened> {
  const packed = await openShared(id)
  const options = { user: keyOwner(), place: sharedAssets(id) }
  const { document, lost } = await fillDocument(packed.document, options)
  return { kind: 'project', shared: { ...packed, document }, lost }
}

const openLink = async (id: string): Promise<Opened> => ({
  kind: 'replay',
  shared: await openReplay(id),
})

export default function Shared() {
  const { t } = useLingui()
  const { brand } = useSite()
  const viewer = useToolUser()
  const status = useUserState((state) => state.status)
  const [search] = useSearchParams()
  const replayId = search.get('replay')
  const id = replayId ?? search.get('id') ?? ''
  const [opened, setOpened] = useState<Opened | null>(null)
  useLostNotice(opened?.kind === 'project' ? opened.lost : 0)

  useEffect(() => {
    if (status === 'loading') return undefined
    let here = true
    const opening = replayId === null ? openWholeProject(id) : openLink(id)
    opening.then(
      (found) => here && setOpened(found),
      (error) =>
        here && setOpened({ kind: error instanceof HttpError ? 'missing' : 'unreachable' }),
    )
    return () => {
      here = false
    }
  }, [id, replayId, status])

  const manifest = opened && 'shared' in opened ? toolAt(`/${opened.shared.tool}`) : undefined
  const parts = manifest && toolParts(manifest)
  return (
    <>
      <PageHead
        title={opened?.kind === 'replay' ? t`A game somebody shared` : t`A shared project`}
        description={t`Look at it, run it, and make your own.`}
      />
      <SkipLink />
      {parts && opened?.kind === 'project' && (
        <SharedScreen tool={parts} shared={opened.shared} viewer={viewer} />
      )}
      {parts && opened?.kind === 'replay' && (
        <SharedReplayScreen tool={parts} shared={opened.shared} viewer={viewer} />
      )}
      {!parts && (
        <main id="main" tabIndex={-1} className={styles.page}>
          {opened === null ? (
            // The server has sent this page without knowing what is asked for.
            <ToolLoading kind={brand.mascot} message={t`One moment…`} />
          ) : (
            <SharedMissing
              why={opened.kind === 'unreachable' ? 'unreachable' : 'missing'}
              signedIn={viewer !== null}
              here={`/shared?${search}`}
            />
          )}
        </main>
      )}
    </>
  )
}
