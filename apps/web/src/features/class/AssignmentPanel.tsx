/** Beside a tool at work: what the assignment asks for, the teacher's comments, and handing in. */

import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Markdown } from '@panya/ui/Markdown/Markdown.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { handIn, type MyWork } from '../../adapters/teach/assignment-api.ts'
import { type GameLevels, gameAddress, useLevelTitle } from '../../adapters/teach/game-levels.ts'
import styles from './AssignmentPanel.module.css'
import { CommentThread, type PlaceKind } from './CommentThread.tsx'
import { WorkState } from './WorkState.tsx'

interface AssignmentPanelProps {
  works: readonly MyWork[]
  /** Set when there are comments to read, or an assignment to talk about. */
  projectId: string | null
  placeKind: PlaceKind
  /** Saves what is pending: what is handed in must be what is on the screen. */
  flush(): Promise<unknown>
  levels: GameLevels
}

export function AssignmentPanel(props: AssignmentPanelProps) {
  const { works, projectId, placeKind, flush, levels } = props
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const waiting = works.reduce((sum, { comments }) => sum + comments, 0)
  /** The panel may lie over the button that opened it. */
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    <>
      <Button
        ref={toggle}
        size="small"
        look="ghost"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {works.length > 0 ? <Trans>Assignment</Trans> : <Trans>Comments</Trans>}
        {waiting > 0 && <span className={styles.count}>{waiting}</span>}
      </Button>
      {open && (
        <aside className={styles.panel} aria-label={t`Assignment`}>
          <IconButton className={styles.close} label={t`Close`} onClick={close}>
            <Icon name="close" />
          </IconButton>
          {works.map((work) => (
            <Task key={work.id} work={work} flush={flush} levels={levels} />
          ))}
          {projectId !== null && <CommentThread projectId={projectId} placeKind={placeKind} />}
        </aside>
      )}
    </>
  )
}

interface TaskProps extends Pick<AssignmentPanelProps, 'flush' | 'levels'> {
  work: MyWork
}

function Task({ work, flush, levels }: TaskProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const level = useLevelTitle(levels, work, locale)
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function hand(): Promise<void> {
    setBusy(true)
    try {
      await flush()
      await handIn(work.id)
      toast(t`Handed in. Well done!`, { type: 'success' })
      await client.invalidateQueries({ queryKey: ['class'] })
    } catch {
      toast(t`That did not work. Check your connection and try again.`, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.task}>
      <h2>
        <bdi>{work.title}</bdi>
      </h2>
      {level !== null && (
        <p>
          <b>{level}</b>
        </p>
      )}
      {work.level !== null && (
        <p>
          <a href={to(gameAddress(work))}>
            <Trans>Play this level</Trans>
          </a>
        </p>
      )}
      <WorkState work={work} />
      <Markdown source={work.instructions} headingLevel={3} />
      {work.handIn === 'yes' ? (
        <Button look="go" disabled={busy} onClick={() => void hand()}>
          {work.handedInAt === null ? <Trans>Hand in</Trans> : <Trans>Hand in again</Trans>}
        </Button>
      ) : (
        <p className={styles.soft}>
          {work.handIn === 'too-late' ? (
            <Trans>The time for handing in again is over.</Trans>
          ) : (
            <Trans>This is handed in. It cannot be handed in again.</Trans>
          )}
        </p>
      )}
    </section>
  )
}
