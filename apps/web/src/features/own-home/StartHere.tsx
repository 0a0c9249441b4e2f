/** One way in for who has nothing yet: three minutes that end with something made and saved. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolDocument, ToolUser } from '@panya/tools/host/tool-host.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { makeFirstProject } from '../../adapters/projects/first-project.ts'
import { FirstPicture } from './FirstPicture.tsx'
import styles from './own-home.module.css'

interface StartHereProps {
  user: ToolUser
  /** Where newcomers begin; none when an admin has closed it. */
  tool: ToolManifest | undefined
  start(tool: ToolPath, locale: Locale): Promise<{ title: string; document: ToolDocument }>
}

export function StartHere({ user, tool, start }: StartHereProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const [busy, setBusy] = useState(false)

  async function begin({ path }: ToolManifest): Promise<void> {
    setBusy(true)
    try {
      const first = await start(path, locale)
      window.location.assign(to(await makeFirstProject(user, path, first)))
    } catch {
      setBusy(false)
      toast(t`That did not work. Check your connection and try again.`, { type: 'error' })
    }
  }
  return (
    <section className={styles.start} data-family="coding" aria-labelledby="start-here">
      <FirstPicture />
      <div className={styles.startText}>
        <h2 id="start-here">
          <Trans>Start here</Trans>
        </h2>
        <p>
          <Trans>
            Make your first animation. It takes about three minutes, and at the end it is yours.
          </Trans>
        </p>
        {tool ? (
          <Button aria-busy={busy} onClick={() => !busy && void begin(tool)}>
            <Icon name="play" /> <Trans>Let’s make it</Trans>
          </Button>
        ) : (
          <p>
            <Trans>Pick anything below that is open now.</Trans>
          </p>
        )}
      </div>
    </section>
  )
}
