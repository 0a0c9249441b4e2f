/** What can be done with the open project: history, sharing, copies, files. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SaveState, ToolUser } from '@panya/tools/host/tool-host.ts'
import { ActionMenu } from '@panya/ui/ActionMenu/ActionMenu.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useRef, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { projectAssets } from '../../adapters/assets/assets-api.ts'
import { fillDocument } from '../../adapters/assets/fill-document.ts'
import { duplicateProject, readOrigin } from '../../adapters/projects/projects-api.ts'
import { saveFile } from '../../adapters/save-file.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import type { OpenedProject } from './open-project.ts'
import styles from './ProjectMenu.module.css'
import { ShareDialog } from './ShareDialog.tsx'
import type { ToolParts } from './tool-parts.ts'
import type { ToolSession } from './tool-session.ts'
import { useFileOpener } from './use-file-opener.ts'

interface ProjectMenuProps {
  tool: ToolParts
  user: ToolUser
  session: ToolSession
  opened: OpenedProject
  state: SaveState
  /** The document on the server is another one now: open it again. */
  onReplaced(): void
}

export function ProjectMenu({ tool, user, session, opened, state, onReplaced }: ProjectMenuProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const [dialog, setDialog] = useState<'history' | 'share' | null>(null)
  const [share, setShare] = useState({ level: opened.share, shareId: opened.shareId })
  const picker = useRef<HTMLInputElement>(null)
  const openFile = useFileOpener(tool, user)
  const onServer = user.role !== 'demo' && session.base > 0 && state !== 'gone'

  /** Some files belong into the project that is open: its tool knows what to do with them. */
  const opensInside = ({ name }: File, endings = tool.manifest.opensInside ?? []): boolean =>
    endings.some((ending) => name.toLowerCase().endsWith(ending))

  async function download(): Promise<void> {
    const format = await tool.fileFormat()
    const { extension, bytes } = format.toFile(session.current())
    saveFile(`${session.title}${extension}`, bytes)
  }

  async function duplicate(): Promise<void> {
    await session.flush()
    const title = session.title
    const copy = await duplicateProject(session.id, t`${title} (copy)`)
    window.location.assign(to(`/${tool.manifest.path}?project=${copy.id}`))
  }

  async function reset(): Promise<void> {
    const place = projectAssets(session.id)
    const packed = await readOrigin(session.id)
    const { document: original } = await fillDocument(packed, { user: user.id, place })
    session.changed(() => original)
    await session.flush()
    onReplaced()
  }

  const safely = (work: () => Promise<void>) => () => {
    work().catch(() =>
      toast(t`That did not work. Check your connection and try again.`, { type: 'error' }),
    )
  }

  return (
    <>
      <ActionMenu
        label={t`Project menu`}
        actions={[
          { label: t`My projects`, onSelect: () => window.location.assign(to('/projects')) },
          {
            label: t`New project`,
            onSelect: () => window.location.assign(to(`/${tool.manifest.path}`)),
          },
          { label: t`Open a file…`, onSelect: () => picker.current?.click() },
          { label: t`Download`, onSelect: safely(download) },
          onServer && { label: t`Make a copy`, onSelect: safely(duplicate) },
          onServer && { label: t`Version history`, onSelect: () => setDialog('history') },
          onServer && { label: t`Share`, onSelect: () => setDialog('share') },
          onServer &&
            opened.originId !== null && {
              label: t`Reset to the original`,
              onSelect: safely(reset),
              danger: true,
            },
        ]}
      >
        <span className={styles.word}>
          <Trans>Project</Trans>
        </span>
        <span className={styles.sign}>
          <Icon name="menu" />
        </span>
      </ActionMenu>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t`Open a file…`}
        data-testid="open-file"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file && !(opensInside(file) && session.offerFile(file))) void openFile(file)
        }}
      />
      {dialog === 'history' && (
        <HistoryDialog {...{ tool, session, onReplaced }} onClose={() => setDialog(null)} />
      )}
      {dialog === 'share' && (
        <ShareDialog
          {...{ session, user, share }}
          onChange={setShare}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
