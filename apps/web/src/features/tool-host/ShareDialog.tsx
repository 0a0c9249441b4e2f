/** Who may see the project; off until the learner says so, and off again at once. */
import { Trans, useLingui } from '@lingui/react/macro'
import { localePath } from '@panya/domain/locale/locale.ts'
import type { ShareLevel } from '@panya/domain/project/project.ts'
import type { ToolUser } from '@panya/tools/host/tool-host.ts'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { setSharing } from '../../adapters/projects/projects-api.ts'
import { CopyLink } from '../../parts/copy-link/CopyLink.tsx'
import styles from './ShareDialog.module.css'
import type { ToolSession } from './tool-session.ts'

export interface Sharing {
  level: ShareLevel
  shareId: string | null
}

interface ShareDialogProps {
  session: ToolSession
  user: ToolUser
  share: Sharing
  onChange(share: Sharing): void
  onClose(): void
}

export function ShareDialog({ session, user, share, onChange, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const [problem, setProblem] = useState<string | null>(null)
  const mayGoPublic = user.role === 'teacher' || user.role === 'admin'
  const address =
    share.shareId && `${window.location.origin}${localePath(locale, `/shared?id=${share.shareId}`)}`

  async function choose(level: ShareLevel): Promise<void> {
    const before = share
    setProblem(null)
    // Shown at once, and taken back if the server says no.
    onChange({ level, shareId: null })
    try {
      await session.flush()
      const { share: now, shareId } = await setSharing(session.id, level)
      onChange({ level: now, shareId })
    } catch (error) {
      onChange(before)
      const code = error instanceof HttpError ? error.body?.message : null
      if (code === 'no-class-to-share-with') {
        setProblem(t`You are in no class yet, or your teacher has turned sharing off.`)
      } else if (code === 'guardian-consent-needed') {
        setProblem(t`There is something to answer first: look at the top of the home page.`)
      } else setProblem(t`That did not work. Check your connection and try again.`)
    }
  }

  const levels: { level: ShareLevel; label: string; text: string }[] = [
    { level: 'private', label: t`Only me`, text: t`Nobody else can see it.` },
    {
      level: 'class',
      label: t`My class`,
      text: t`Classmates and teachers can look, run and remix it.`,
    },
  ]
  if (mayGoPublic || share.level === 'public') {
    levels.push({
      level: 'public',
      label: t`Everybody with the link`,
      text: t`Shows only the display name.`,
    })
  }
  return (
    <Dialog open title={<Trans>Share</Trans>} closeLabel={t`Close`} onClose={onClose}>
      <fieldset className={styles.levels}>
        <legend>
          <Trans>Who may see this project?</Trans>
        </legend>
        {levels.map(({ level, label, text }) => (
          <label key={level} className={styles.level}>
            <input
              type="radio"
              name="share-level"
              checked={share.level === level}
              onChange={() => void choose(level)}
            />
            <span>
              <b>{label}</b>
              <span>{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {problem && <p role="alert">{problem}</p>}
      {address && <CopyLink link={address} label={t`Link to the project`} />}
    </Dialog>
  )
}
