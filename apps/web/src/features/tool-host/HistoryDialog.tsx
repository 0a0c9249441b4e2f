/** Earlier versions of a project: look at one, compare it with now, bring it back. */

import { Trans, useLingui } from '@lingui/react/macro'
import { directionOf } from '@panya/domain/locale/locale.ts'
import type { RevisionSummary } from '@panya/domain/project/project.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import type { PreviewPicture } from '@panya/tools/host/core/preview.ts'
import type { ToolDocument } from '@panya/tools/host/tool-host.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useEffect, useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { assetMemory } from '../../adapters/assets/asset-memory.ts'
import { useColorScheme } from '../../adapters/color-scheme.ts'
import {
  listRevisions,
  readRevision,
  restoreRevision,
} from '../../adapters/projects/projects-api.ts'
import { DocumentCompare } from './DocumentCompare.tsx'
import styles from './HistoryDialog.module.css'
import type { ToolParts } from './tool-parts.ts'
import type { ToolSession } from './tool-session.ts'

interface Shown {
  text: string
  pictures: PreviewPicture[]
}

interface HistoryDialogProps {
  tool: ToolParts
  session: ToolSession
  onReplaced(): void
  onClose(): void
}

export function HistoryDialog({ tool, session, onReplaced, onClose }: HistoryDialogProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const [revisions, setRevisions] = useState<RevisionSummary[] | null>(null)
  const colorScheme = useColorScheme()
  const [chosen, setChosen] = useState<{ number: number; earlier: Shown; now: Shown } | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    session
      .flush()
      .then(() => listRevisions(session.id))
      .then(setRevisions, () => setFailed(true))
  }, [session])

  async function show(number: number): Promise<void> {
    try {
      const { previewText, previewPictures } = await tool.preview()
      const earlier = await readRevision(session.id, number)
      const { document: current } = await assetMemory.pack(session.current())
      const look = { locale, direction: directionOf(locale), colorScheme }
      const shown = async (document: ToolDocument): Promise<Shown> => ({
        text: previewText(document),
        pictures: (await previewPictures?.(document, look)) ?? [],
      })
      setChosen({ number, earlier: await shown(earlier), now: await shown(current) })
    } catch {
      setFailed(true)
    }
  }

  async function restore(number: number): Promise<void> {
    try {
      await session.flush()
      await restoreRevision(session.id, number)
      onReplaced()
      onClose()
    } catch {
      setFailed(true)
    }
  }

  return (
    <Dialog
      open
      wide
      title={<Trans>Version history</Trans>}
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        chosen && (
          <Button onClick={() => void restore(chosen.number)}>
            <Trans>Bring this version back</Trans>
          </Button>
        )
      }
    >
      {failed && (
        <p role="alert">
          <Trans>That did not work. Check your connection and try again.</Trans>
        </p>
      )}
      <div className={styles.layout}>
        <ol className={styles.list} aria-label={t`Versions`}>
          {revisions?.map((revision, index) => (
            <li key={revision.number}>
              <CardButton
                className={styles.version}
                aria-pressed={chosen?.number === revision.number}
                onClick={() => void show(revision.number)}
              >
                <b>{formatMoment(locale, new Date(revision.savedAt))}</b>
                <span>
                  {index === 0 ? (
                    <Trans>Now</Trans>
                  ) : revision.restoredFrom === null ? (
                    <Trans>Version {revision.number}</Trans>
                  ) : (
                    <Trans>Version {revision.number}, brought back</Trans>
                  )}
                </span>
              </CardButton>
            </li>
          ))}
        </ol>
        <div>
          {chosen ? (
            <DocumentCompare
              left={{ title: t`This version`, ...chosen.earlier }}
              right={{ title: t`Now`, ...chosen.now }}
            />
          ) : (
            <p>
              <Trans>
                Every version of the last hour is kept, then one an hour for a day, then one a day.
                Choose one to look at it. Bringing it back makes a new version: nothing is lost.
              </Trans>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
