/** One assignment as its learner sees it: what to do, how it stands, begin, go on, hand in. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Markdown } from '@panya/ui/Markdown/Markdown.tsx'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { handIn, type MyWork } from '../../adapters/teach/assignment-api.ts'
import { beginWork, type EmptyDocument } from '../../adapters/teach/begin-work.ts'
import { type GameLevels, useLevelTitle } from '../../adapters/teach/game-levels.ts'
import school from '../../parts/page-layout/school.module.css'
import styles from './class.module.css'
import { WorkState } from './WorkState.tsx'

interface MyWorkCardProps {
  work: MyWork
  tool: ToolManifest | undefined
  emptyDocument: EmptyDocument
  levels: GameLevels
  onChanged(): void
}

export function MyWorkCard({ work, tool, emptyDocument, levels, onChanged }: MyWorkCardProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const [busy, setBusy] = useState(false)
  const level = useLevelTitle(levels, work, locale)
  const due = work.dueAt === null ? null : formatMoment(locale, new Date(work.dueAt))
  const { className, pathTitle, step } = work
  const teammates = work.teammates.join(', ')

  async function doing(act: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      const closed = error instanceof HttpError && error.message === 'tool-closed'
      toast(
        closed
          ? t`Your teacher has closed this tool for now.`
          : t`That did not work. Check your connection and try again.`,
        { type: 'error' },
      )
    } finally {
      setBusy(false)
    }
  }

  const begin = () =>
    doing(async () => {
      window.location.assign(to(await beginWork(work, tool, emptyDocument)))
    })
  const hand = () =>
    doing(async () => {
      await handIn(work.id)
      toast(t`Handed in. Well done!`, { type: 'success' })
      onChanged()
    })

  return (
    <li className={school.card} data-family={tool?.family}>
      <h3>
        <bdi>{work.title}</bdi>
      </h3>
      <span className={school.soft}>
        <bdi>{className}</bdi> · {tool?.title[locale]}
        {level !== null && ` · ${level}`}
      </span>
      {pathTitle !== null && (
        <span className={school.soft}>
          <Trans>
            {pathTitle}, step {step}
          </Trans>
        </span>
      )}
      {teammates !== '' && (
        <span className={school.soft}>
          <Trans>Together with {teammates}</Trans>
        </span>
      )}
      {due !== null && (
        <span className={school.soft}>
          {work.hasOwnDue ? <Trans>Due {due}, a date of your own</Trans> : <Trans>Due {due}</Trans>}
        </span>
      )}
      <WorkState work={work} />
      {work.instructions !== '' && (
        <details className={styles.details}>
          <summary>
            <Trans>What to do</Trans>
          </summary>
          <Markdown source={work.instructions} headingLevel={4} />
        </details>
      )}
      {work.locked ? (
        <span className={school.soft}>
          <Trans>Opens when the step before is handed in.</Trans>
        </span>
      ) : (
        <div className={school.row}>
          <Button size="small" disabled={busy} onClick={() => void begin()}>
            {work.state === 'not-started' ? <Trans>Begin</Trans> : <Trans>Go on</Trans>}
          </Button>
          {work.state !== 'not-started' && work.handIn === 'yes' && (
            <Button size="small" look="ghost" disabled={busy} onClick={() => void hand()}>
              {work.handedInAt === null ? <Trans>Hand in</Trans> : <Trans>Hand in again</Trans>}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
