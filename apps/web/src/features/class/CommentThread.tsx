/** What teacher and learner say to each other about a project, place by place. */

import { Trans, useLingui } from '@lingui/react/macro'
import { ASSIGNMENT_LIMITS } from '@panya/domain/classroom/assignment.ts'
import type { WorkComment } from '@panya/domain/classroom/work.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Field } from '@panya/ui/Field/Field.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { isText, useKeptTyping } from '../../adapters/place/use-kept-typing.ts'
import { addComment, listComments, tickComment } from '../../adapters/teach/work-api.ts'
import styles from './CommentThread.module.css'

export type PlaceKind = NonNullable<ToolManifest['placeKind']>

interface CommentThreadProps {
  projectId: string
  /** What a place is in this tool. */
  placeKind: PlaceKind
  /** What was clicked last in the work beside it, counted. */
  clicked?: { place: { kind: PlaceKind; excerpt: string } | null; count: number }
}

const REFRESH_MS = 8000

export function CommentThread({ projectId, placeKind: usual, clicked }: CommentThreadProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const queryKey = ['comments', projectId]
  const { data = [] } = useQuery({
    queryKey,
    queryFn: () => listComments(projectId),
    refetchInterval: REFRESH_MS,
  })
  const [text, setText] = useState('')
  useKeptTyping(`comment ${projectId}`, { typed: text || null, isFit: isText, take: setText })
  const [place, setPlace] = useState('')
  const [placeKind, setPlaceKind] = useState(usual)
  const clicks = clicked?.count ?? 0
  const [seen, setSeen] = useState(0)
  if (clicked?.place && clicks !== seen) {
    setSeen(clicks)
    setPlace(clicked.place.excerpt)
    setPlaceKind(clicked.place.kind)
  }
  const failed = () =>
    toast(t`That did not work. Check your connection and try again.`, { type: 'error' })

  async function send(): Promise<void> {
    try {
      const where = place.trim().replace(/\s+/g, ' ')
      const next = await addComment(projectId, where === '' ? null : `${placeKind}:${where}`, text)
      client.setQueryData(queryKey, next)
      setText('')
      setPlace('')
    } catch {
      failed()
    }
  }

  return (
    <section className={styles.thread} aria-label={t`Comments`}>
      <h2>
        <Trans>Comments</Trans>
      </h2>
      <ul className={styles.list}>
        {data.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            onTick={(done) =>
              void tickComment(projectId, comment.id, done).then(
                (next) => client.setQueryData(queryKey, next),
                failed,
              )
            }
          />
        ))}
      </ul>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void send()
        }}
      >
        <Field label={t`Write a comment`}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              dir="auto"
              maxLength={ASSIGNMENT_LIMITS.comment}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <TextField
          label={<PlaceLabel kind={placeKind} />}
          hint={clicked && <Trans>Or click it in the work.</Trans>}
          value={place}
          maxLength={60}
          inputMode={placeKind === 'line' ? 'numeric' : 'text'}
          onChange={(event) => setPlace(event.target.value)}
        />
        <Button type="submit" size="small" disabled={text.trim() === ''}>
          <Trans>Send</Trans>
        </Button>
      </form>
    </section>
  )
}

function PlaceLabel({ kind }: { kind: PlaceKind }) {
  if (kind === 'line') return <Trans>On which line? (may stay empty)</Trans>
  if (kind === 'block') return <Trans>On which block? (may stay empty)</Trans>
  if (kind === 'node') return <Trans>On which node? (may stay empty)</Trans>
  return <Trans>On which cell? (may stay empty)</Trans>
}

function Comment({ comment, onTick }: { comment: WorkComment; onTick(done: boolean): void }) {
  const { locale } = useAddress()
  const { author, createdAt, doneAt, place, text } = comment
  return (
    <li className={styles.comment} data-done={doneAt !== null || undefined}>
      <div className={styles.head}>
        <b>
          <bdi>{author}</bdi>
        </b>
        <span>{formatMoment(locale, new Date(createdAt))}</span>
      </div>
      {place !== null && <PlaceName place={place} />}
      <p dir="auto">{text}</p>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={doneAt !== null}
          onChange={(event) => onTick(event.target.checked)}
        />
        <Trans>Done</Trans>
      </label>
    </li>
  )
}

function PlaceName({ place }: { place: string }) {
  const [kind, ...rest] = place.split(':')
  const where = rest.join(':')
  return (
    <span className={styles.place}>
      {kind === 'line' && <Trans>Line {where}</Trans>}
      {kind === 'block' && <Trans>Block {where}</Trans>}
      {kind === 'node' && <Trans>Node {where}</Trans>}
      {kind === 'cell' && <Trans>Cell {where}</Trans>}
    </span>
  )
}
