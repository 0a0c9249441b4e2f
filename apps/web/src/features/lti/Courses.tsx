/** A teacher's connected courses: who is in them, and which marks did not arrive. */
import { Plural, Trans } from '@lingui/react/macro'
import type { ConnectedCourse, CourseMembers } from '@panya/domain/lti/lti.ts'
import { readTrouble } from '@panya/domain/lti/platform-problem.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import {
  bringMembers,
  disconnectCourse,
  fetchCourses,
  sendGradesAgain,
} from '../../adapters/account/lti.ts'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { logFailure } from '../../adapters/log.ts'
import school from '../../parts/page-layout/school.module.css'
import { PlatformTroubleText } from '../../parts/platform-trouble/PlatformTroubleText.tsx'
import styles from './lti.module.css'
import { Members } from './Members.tsx'

export function Courses() {
  const [courses, setCourses] = useState<ConnectedCourse[] | null>(null)
  const load = useCallback(() => {
    fetchCourses().then(setCourses, (error: unknown) => logFailure('lti', error))
  }, [])
  useEffect(load, [load])
  return (
    <div className={school.page} data-family="teach">
      <h1>
        <Trans>Courses of learning platforms</Trans>
      </h1>
      {courses?.length === 0 && (
        <p>
          <Trans>
            No course is connected yet. Open a link in your course that leads here, and choose what
            it opens.
          </Trans>
        </p>
      )}
      <ul className={school.cards}>
        {courses?.map((course) => (
          <Course key={`${course.platform} ${course.classId}`} course={course} onChanged={load} />
        ))}
      </ul>
    </div>
  )
}

function Course({ course, onChanged }: { course: ConnectedCourse; onChanged(): void }) {
  const { to } = useAddress()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<{ members: CourseMembers; preview: boolean } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { classId, className, platform, grades } = course

  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    work()
      .catch((error: unknown) => {
        logFailure('lti', error)
        setProblem((error instanceof HttpError && error.body?.fields?.['platform']) || 'unexpected')
      })
      .finally(() => setBusy(false))
  }
  const members = (preview: boolean) =>
    run(async () => setFound({ members: await bringMembers(classId, preview), preview }))

  return (
    <li className={school.card}>
      <h2>
        <Link to={to(`/teach/class?id=${classId}`)}>
          <bdi>{className}</bdi>
        </Link>
      </h2>
      <span className={school.soft}>
        <bdi>{platform}</bdi>
      </span>
      <div className={school.row}>
        {course.hasMembers && (
          <Button size="small" look="ghost" aria-busy={busy} onClick={() => members(true)}>
            <Trans>Who is in the course?</Trans>
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          onClick={() => run(() => disconnectCourse(classId).then(onChanged))}
        >
          <Trans>Disconnect</Trans>
        </Button>
      </div>
      <p role="alert" className={styles.problem}>
        {problem !== null && (
          <>
            <Trans>The learning platform did not answer as it should.</Trans>{' '}
            <PlatformTroubleText {...readTrouble(problem)} />
          </>
        )}
      </p>
      {found !== null && (
        <Members {...found} className={className} busy={busy} onBring={() => members(false)} />
      )}
      {grades.length > 0 && (
        <>
          <h3>
            <Plural
              value={grades.length}
              one="# mark is on its way"
              other="# marks are on their way"
            />
          </h3>
          <ul className={styles.list}>
            {grades.map((grade) => (
              <li key={`${grade.student} ${grade.assignment}`}>
                <bdi>{grade.student}</bdi>, <bdi>{grade.assignment}</bdi>
                {grade.problem !== null && (
                  <span className={school.bad}>
                    : <PlatformTroubleText {...grade.problem} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          <div className={school.row}>
            <Button
              size="small"
              look="ghost"
              aria-busy={busy}
              onClick={() => run(() => sendGradesAgain(classId).then(onChanged))}
            >
              <Trans>Send again now</Trans>
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
