import type { RunAnswer } from '@panya/engines/python/protocol.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { beforeLeaving } from '../../../host/page-life.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { activityOf, type StepId } from '../core/course/chapters.ts'
import {
  COURSE_KEY,
  type CourseProgress,
  keptProgram,
  NO_COURSE,
  placeIn,
  programKey,
  readCourse,
  readProgram,
  withStepSolved,
} from '../core/course/course-progress.ts'
import type { ReadyStep } from '../core/course/step.ts'
import { emptyProject, MAIN_FILE } from '../core/document.ts'
import type { Messages } from '../python-messages.ts'
import type { PythonSession } from '../python-session.ts'
import { loadStep } from './load-chapter.ts'
import { errorReply, plainReply, type Reply, replyTo } from './reply.ts'

const CHECK_SECONDS = 10
const SAVE_MS = 800

export interface Course {
  progress: CourseProgress
  /** The step in the editor; null while the learner's own program is there. */
  current: ReadyStep | null
  reply: Reply | null
  checking: boolean
  enter(): void
  open(step: StepId): Promise<void>
  /** Puts the step's first program back. */
  reset(): void
  leave(): void
  /** Looks at the program after a run that ended so. */
  check(run: RunAnswer): Promise<void>
  hint(count: number): void
  edited(): void
}

/** Puts steps in the place of the learner's own program, checks them, and keeps what was written and done. */
export function useCourse(t: Messages, session: PythonSession, host: ToolHost): Course {
  const [progress, setProgress] = useState(NO_COURSE)
  const [current, setCurrent] = useState<ReadyStep | null>(null)
  const [reply, setReply] = useState<Reply | null>(null)
  const [checking, setChecking] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was asked for last: a chapter that comes late does not take its place. */
  const asked = useRef<StepId | null>(null)
  /** As it is now: a run may last, and hints be asked for meanwhile. */
  const latest = useRef(NO_COURSE)
  const saving = useRef(Promise.resolve())
  const place = host.project?.id ?? 'here'

  function take(next: CourseProgress) {
    latest.current = next
    setProgress(next)
  }

  function keep(change: Partial<CourseProgress>) {
    take({ ...latest.current, ...change })
    saving.current = saving.current.then(save).catch(() => {})
  }

  /** Steps done in another window, or kept before a load that failed, stay done. */
  async function save() {
    const kept = readCourse(await host.progress.load<unknown>(COURSE_KEY))
    take(kept.solved.reduce(withStepSolved, latest.current))
    await host.progress.save(COURSE_KEY, latest.current)
  }

  function keepProgram() {
    clearTimeout(timer.current)
    timer.current = undefined
    // Putting another program into the editor is an edit, too, but not one of this step.
    if (!current || asked.current !== current.id) return
    const text = session.files.read(MAIN_FILE).text ?? ''
    void host.progress.save(programKey(current.id), keptProgram(text)).catch(() => {})
  }

  function show(step: ReadyStep, text: string) {
    session.files.lend(text)
    session.clear()
    setCurrent(step)
    setReply(null)
  }

  async function open(id: StepId) {
    if (session.busy) session.stop()
    if (timer.current !== undefined) keepProgram()
    asked.current = id
    const found = await Promise.all([
      loadStep(id, host.locale),
      host.progress.load<unknown>(programKey(id)),
    ]).catch(() => null)
    if (asked.current !== id) return
    const [step, kept] = found ?? []
    if (!step) {
      asked.current = current?.id ?? null
      host.toast(t('courseNotLoaded'), 'error')
      return
    }
    show(step, readProgram(kept) ?? step.starter)
    keep({ at: id, openIn: place })
  }

  const goOn = useEffectEvent((kept: CourseProgress) => {
    take(kept)
    // A project in which nothing was written is not kept: the next one is as good as that.
    const untouched = JSON.stringify(session.files.project()) === JSON.stringify(emptyProject())
    const here = kept.openIn === place || (kept.openIn !== null && untouched)
    if (here && !host.readonly && !host.task) void open(placeIn(kept))
  })
  useEffect(() => {
    let gone = false
    async function load() {
      const kept = await host.progress.load<unknown>(COURSE_KEY).catch(() => null)
      if (!gone) goOn(readCourse(kept))
    }
    void load()
    return () => {
      gone = true
    }
  }, [host])

  const keepTyped = useEffectEvent(() => {
    if (timer.current !== undefined) keepProgram()
  })
  useEffect(() => beforeLeaving(() => keepTyped()), [])

  return {
    progress,
    current,
    reply,
    checking,
    enter: () => void open(placeIn(progress)),
    open: (id) => open(id),
    reset() {
      if (!current) return
      show(current, current.starter)
      keepProgram()
    },
    leave() {
      if (timer.current !== undefined) keepProgram()
      asked.current = null
      if (!current) return
      if (session.busy) session.stop()
      session.files.takeBack()
      session.clear()
      setCurrent(null)
      setReply(null)
      keep({ openIn: null })
    },
    async check(run) {
      if (!current || asked.current !== current.id) return
      keepProgram()
      if (run.ending === 'stopped') return setReply(plainReply('stopped'))
      if (run.ending === 'error') return setReply(errorReply(run.error))
      setChecking(true)
      setReply(null)
      const stop = setTimeout(() => session.stop(), CHECK_SECONDS * 1000)
      const answer = await session.check(current.checks, { quiet: true })
      clearTimeout(stop)
      setChecking(false)
      if (asked.current !== current.id) return
      const said = replyTo(answer)
      setReply(said)
      const passed = said.kind === 'passed'
      const detail = activityOf(current.id)
      host.activity({ kind: passed ? 'check-passed' : 'check-failed', detail })
      if (passed) keep(withStepSolved(latest.current, current.id))
    },
    hint(count) {
      if (current) keep({ hints: { ...latest.current.hints, [current.id]: count } })
    },
    edited() {
      clearTimeout(timer.current)
      timer.current = setTimeout(keepProgram, SAVE_MS)
    },
  }
}
