/** For a parent or guardian with a link that shows only: how their child gets on, in their language, on a phone or on paper. */
import { Trans } from '@lingui/react/macro'
import type { GuardianProgress } from '@panya/domain/classroom/guardian-progress.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useEffect, useState } from 'react'
import { fetchProgress } from '../../adapters/account/guardian.ts'
import { useLinkSecret } from '../../adapters/account/link-secret.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { EndLink } from './EndLink.tsx'
import styles from './guardian.module.css'
import { ProgressHead } from './ProgressHead.tsx'
import { ProgressLearnt } from './ProgressLearnt.tsx'
import { ProgressMade } from './ProgressMade.tsx'
import { ProgressTasks } from './ProgressTasks.tsx'
import { ProgressTime } from './ProgressTime.tsx'

export function ProgressScreen({ tools }: { tools: readonly ToolManifest[] }) {
  const { secret } = useLinkSecret()
  return (
    <div className={styles.page}>
      {secret === null ? <Waiting /> : <Opened key={secret} token={secret} tools={tools} />}
    </div>
  )
}

type Missing = 'no-link' | 'failed' | 'ended'

function Opened({ token, tools }: { token: string; tools: readonly ToolManifest[] }) {
  const [progress, setProgress] = useState<GuardianProgress | null>(null)
  const [missing, setMissing] = useState<Missing | null>(token === '' ? 'no-link' : null)
  useEffect(() => {
    if (token === '') return
    let current = true
    fetchProgress(token).then(
      (found) => current && setProgress(found),
      (error: unknown) => {
        const unknown = error instanceof HttpError && error.status < 500
        if (current) setMissing(unknown ? 'no-link' : 'failed')
      },
    )
    return () => {
      current = false
    }
  }, [token])
  if (missing !== null) return <NothingToShow missing={missing} />
  if (progress === null) return <Waiting />
  return (
    <>
      <ProgressHead {...progress} />
      <ProgressMade made={progress.made} tools={tools} />
      <ProgressLearnt progress={progress} tools={tools} />
      <ProgressTime progress={progress} />
      <ProgressTasks tasks={progress.tasks} />
      <EndLink token={token} until={progress.until} onEnded={() => setMissing('ended')} />
    </>
  )
}

function Waiting() {
  return (
    <h1 className={styles.title} aria-busy="true">
      <Trans>How your child gets on</Trans>
    </h1>
  )
}

function NothingToShow({ missing }: { missing: Missing }) {
  return (
    <>
      <h1 className={styles.title}>
        <Trans>How your child gets on</Trans>
      </h1>
      <section className={styles.card}>
        <output>
          {missing === 'ended' && (
            <Trans>The link has ended. Nobody sees anything with it any more.</Trans>
          )}
          {missing === 'failed' && (
            <Trans>That did not work. Check your connection and try again.</Trans>
          )}
          {missing === 'no-link' && (
            <Trans>
              This page opens with a link that is yours alone, and this one does not work.
            </Trans>
          )}
        </output>
        <p>
          <Trans>
            A link ends when a newer one was made, when somebody has ended it, when the consent was
            taken back, or after a year. Open the newest mail from us, or ask the child's teacher
            for a new link.
          </Trans>
        </p>
      </section>
    </>
  )
}
