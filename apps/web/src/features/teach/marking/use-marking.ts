/** One work after the other: whose is open, what is typed, and that nothing of it gets lost on the way. */
import { useLingui } from '@lingui/react/macro'
import type { Assignment, Submission } from '@panya/domain/classroom/assignment.ts'
import { draftMarkOf, isShown, type WorkFilter } from '@panya/domain/classroom/marking.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { useKeptTyping } from '../../../adapters/place/use-kept-typing.ts'
import { giveBack, saveDraft } from '../../../adapters/teach/marking-api.ts'
import { useAction } from '../use-action.ts'
import { type Queue, queueOf } from './mark-queue.ts'
import {
  answerOf,
  isSameMark,
  isTypedMark,
  readMark,
  type TypedMark,
  typedMark,
} from './typed-mark.ts'

const NOBODY: ReadonlySet<number> = new Set()

interface Written {
  studentId: number
  typed: TypedMark
}

function isWritten(value: unknown): value is Written {
  if (typeof value !== 'object' || value === null) return false
  const { studentId, typed } = value as { studentId?: unknown; typed?: unknown }
  return typeof studentId === 'number' && isTypedMark(typed)
}

export interface Marking {
  queue: Queue
  typed: TypedMark
  /** Something is typed that is not on the server yet. */
  dirty: boolean
  busy: boolean
  /** The last one of the row is done. */
  ended: boolean
  type(typed: TypedMark): void
  /** Keeps what is typed as a draft; true when nothing is left to keep. */
  keep(): Promise<boolean>
  /** Keeps what is typed, then opens the work of another. */
  open(next: Submission | null): Promise<void>
  /** Keeps what is typed and goes on; after the last one the row has ended. */
  next(): Promise<void>
  show(filter: WorkFilter): Promise<void>
  send(marked: boolean): Promise<void>
  /** What the tool's own tests give, filled in to be looked at; stays the same while somebody types. */
  suggest(points: number, of: number): void
}

interface Opened {
  given: Assignment
  rows: readonly Submission[]
  row: Submission
  filter: WorkFilter
}

export function useMarking({ given, rows, row, filter }: Opened): Marking {
  const { t } = useLingui()
  const act = useAction()
  const [, setSearch] = useSearchParams()
  const [visited, setVisited] = useState(NOBODY)
  const [written, setWritten] = useState<Written | null>(null)
  const [endedAt, setEndedAt] = useState(0)
  const { studentId } = row
  const saved = typedMark(given, row)
  const own = written?.studentId === studentId ? written : null
  const typed = own?.typed ?? saved
  const dirty = own !== null && !isSameMark(own.typed, saved)
  const queue = queueOf(rows, { filter, current: studentId, visited })
  useAsking(dirty)
  useKeptTyping(`mark ${given.id}`, {
    typed: dirty ? own : null,
    isFit: isWritten,
    take: (left) => rows.some((one) => one.studentId === left.studentId) && setWritten(left),
  })

  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  const suggest = useCallback(
    (points: number, of: number) => {
      // In halves, as marks are given.
      const mark = String(Math.round((points / of) * given.maxMark * 2) / 2)
      setWritten({ studentId, typed: { ...latest.current, mark } })
    },
    [studentId, given.maxMark],
  )

  /** What is typed while it travels stays typed. */
  const settle = () => setWritten((now) => (now === own ? null : now))

  async function keep(): Promise<boolean> {
    if (!dirty) return true
    const draft = readMark(given, typed)
    if (draftMarkOf(given, draft) === 'bad-mark') {
      toast(t`This mark does not fit: look at the most that can be given.`, { type: 'error' })
      return false
    }
    const worked = await act.run(() => saveDraft(given.id, studentId, draft))
    if (worked) settle()
    return worked
  }

  function goTo(change: { student?: number; show?: WorkFilter }): void {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) after.set(name, String(value))
        after.delete('id')
        return after
      },
      // The way back leads out of the row, not through it.
      { replace: true, preventScrollReset: true },
    )
  }

  async function open(next: Submission | null): Promise<void> {
    if (!next || act.busy || !(await keep())) return
    setVisited(new Set([...visited, studentId]))
    setEndedAt(0)
    goTo({ student: next.studentId })
  }

  return {
    queue,
    typed,
    dirty,
    busy: act.busy,
    ended: endedAt === studentId,
    suggest,
    type: (mark) => setWritten({ studentId, typed: mark }),
    keep,
    open,
    async next() {
      if (queue.next) return open(queue.next)
      if (!act.busy && (await keep())) setEndedAt(studentId)
    },
    async show(wanted) {
      if (!(await keep())) return
      setVisited(NOBODY)
      setEndedAt(0)
      const first = isShown(wanted, row) ? row : rows.find((one) => isShown(wanted, one))
      goTo({ show: wanted, student: (first ?? row).studentId })
    },
    async send(marked) {
      const worked = await act.run(
        () => giveBack(given.id, studentId, answerOf(given, typed, marked)),
        t`Given back.`,
      )
      if (worked) settle()
    },
  }
}

/** Before the page is left with something that is nowhere else. */
function useAsking(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}
