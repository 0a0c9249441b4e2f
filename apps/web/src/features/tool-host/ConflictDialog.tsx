/** Two versions of one project: the learner sees both and chooses, or keeps both. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProjectWithDocument } from '@panya/domain/project/project.ts'
import type { ToolDocument } from '@panya/tools/host/tool-host.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useEffect, useState } from 'react'
import { assetMemory } from '../../adapters/assets/asset-memory.ts'
import { draftStore } from '../../adapters/projects/draft-store.ts'
import { openProject } from '../../adapters/projects/projects-api.ts'
import { DocumentCompare } from './DocumentCompare.tsx'
import { keepBoth, keepMine, keepTheirs } from './resolve-conflict.ts'
import type { ToolParts } from './tool-parts.ts'
import type { ToolSession } from './tool-session.ts'

interface ConflictDialogProps {
  user: number
  tool: ToolParts
  /** Known when the project was just opened; else they are fetched for the running session. */
  mine?: ToolDocument
  theirs?: ProjectWithDocument
  session?: ToolSession
  onResolved(): void
}

interface Versions {
  mine: ToolDocument
  theirs: ProjectWithDocument
  mineText: string
  theirsText: string
}

export function ConflictDialog({ user, tool, session, onResolved, ...given }: ConflictDialogProps) {
  const { t } = useLingui()
  const [versions, setVersions] = useState<Versions | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [later, setLater] = useState(false)
  const [looks, setLooks] = useState(1)

  useEffect(() => {
    void findVersions().then(setVersions, () => setFailed(true))
    async function findVersions(): Promise<Versions | null> {
      const mine = given.mine ?? (await mineOf(user, session))
      const theirs = given.theirs ?? (session ? await openProject(session.id) : undefined)
      if (!mine || !theirs) return null
      const { previewText } = await tool.preview()
      // Large things by their names, on both sides.
      const packed = await Promise.all([mine, theirs.document].map((one) => assetMemory.pack(one)))
      const [mineText = '', theirsText = ''] = packed.map(({ document }) => previewText(document))
      return { mine, theirs, mineText, theirsText }
    }
    // Both versions are read when the dialog opens, and again when that is asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [looks])

  function lookAgain(): void {
    setFailed(false)
    setLooks(looks + 1)
  }

  async function choose(way: (found: Versions) => Promise<void>): Promise<void> {
    if (!versions) return
    setBusy(true)
    setFailed(false)
    try {
      session?.abandon()
      await way(versions)
      onResolved()
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  const conflict = (found: Versions) => ({ user, tool: tool.manifest.path, ...found })
  const title = versions?.theirs.title ?? ''
  return (
    <Dialog
      open={!later}
      wide
      title={<Trans>There are two versions of this project</Trans>}
      closeLabel={t`Decide later`}
      onClose={() => setLater(true)}
      actions={
        <>
          <Button
            look="ghost"
            disabled={busy || !versions}
            onClick={() => void choose((v) => keepBoth(conflict(v), t`${title} (my copy)`))}
          >
            <Trans>Keep both</Trans>
          </Button>
          <Button
            look="ghost"
            disabled={busy || !versions}
            onClick={() => void choose((v) => keepTheirs(conflict(v)))}
          >
            <Trans>Use the other version</Trans>
          </Button>
          <Button
            disabled={busy || !versions}
            onClick={() => void choose((v) => keepMine(conflict(v)))}
          >
            <Trans>Use my version</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          It was changed in another place while you worked here. Nothing is lost: whatever you
          choose, the other version stays in the history.
        </Trans>
      </p>
      {failed && (
        <p role="alert">
          <Trans>That did not work. Check your connection and try again.</Trans>
        </p>
      )}
      {failed && !versions && (
        <Button look="ghost" onClick={lookAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {versions && (
        <DocumentCompare
          left={{ title: t`My version, on this device`, text: versions.mineText }}
          right={{ title: t`The other version, on the server`, text: versions.theirsText }}
        />
      )}
    </Dialog>
  )
}

async function mineOf(user: number, session?: ToolSession): Promise<ToolDocument | undefined> {
  if (!session) return undefined
  await session.flush()
  const draft = await draftStore(user, () => ({ tool: '', title: '' })).get(session.id)
  return draft?.document
}
