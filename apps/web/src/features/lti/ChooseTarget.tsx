/** A teacher decides what a link of their course opens: the class, an assignment, or a shared project. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChoosableClass, PendingLaunch } from '@panya/domain/lti/lti.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { type SubmitEvent, useState } from 'react'
import { connectCourse } from '../../adapters/account/lti.ts'
import { useAddress } from '../../adapters/address.ts'
import { formText } from '../../adapters/form-data.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { logFailure } from '../../adapters/log.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import styles from './lti.module.css'

export function ChooseTarget({ launch }: { launch: PendingLaunch }) {
  const { classes, projects, deepLink, course } = launch
  const usable = deepLink
    ? projects.length > 0 || classes.some(({ assignments }) => assignments.length > 0)
    : classes.length > 0
  return (
    <BrandMascotMessage
      mood="hello"
      title={
        deepLink ? (
          <Trans>What shall the course open?</Trans>
        ) : (
          <Trans>What does this link open?</Trans>
        )
      }
    >
      {course !== null && (
        <p>
          <Trans>
            Course: <bdi>{course}</bdi>
          </Trans>
        </p>
      )}
      {usable ? <Choice launch={launch} /> : <NothingYet />}
    </BrandMascotMessage>
  )
}

function NothingYet() {
  const { to } = useAddress()
  return (
    <>
      <p>
        <Trans>
          There is nothing to choose yet. Make a class and give an assignment, then open the link
          again.
        </Trans>
      </p>
      <p>
        <a className={buttonClass()} href={to('/teach')}>
          <Trans>To your classes</Trans>
        </a>
      </p>
    </>
  )
}

function Choice({ launch: { classes, projects, deepLink } }: { launch: PendingLaunch }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // The answer to a deep link is a page that goes back to the platform: the browser sends it itself.
    if (deepLink) return
    event.preventDefault()
    const wish = wishIn(classes, formText(new FormData(event.currentTarget), 'item'))
    if (busy || wish === null) return
    setBusy(true)
    setProblem(null)
    connectCourse(wish.classId, wish.assignmentId).then(
      ({ path }) => location.assign(to(path)),
      (error: unknown) => {
        const taken = error instanceof HttpError && error.message === 'other-teacher'
        if (!taken) logFailure('lti', error)
        setProblem(
          taken
            ? t`This course is connected to a class of another teacher. Ask them to add you to it.`
            : t`That did not work. Check your connection and try again.`,
        )
        setBusy(false)
      },
    )
  }

  return (
    <form className={styles.form} method="post" action="/api/lti/deep-link" onSubmit={submit}>
      <SelectField name="item" label={t`Choose`} error={problem} required defaultValue="">
        <option value="" disabled>
          {t`Choose one`}
        </option>
        {classes.map((room) => (
          <optgroup key={room.id} label={room.name}>
            {!deepLink && <option value={`class:${room.id}`}>{t`The class ${room.name}`}</option>}
            {room.assignments.map(({ id, title }) => (
              <option key={id} value={`assignment:${id}`}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
        {deepLink && projects.length > 0 && (
          <optgroup label={t`My shared projects`}>
            {projects.map(({ id, title }) => (
              <option key={id} value={`project:${id}`}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      <p className={styles.soft}>
        <Trans>
          Learners who open it come into the class by themselves. Marks you give go back to the
          learning platform.
        </Trans>
      </p>
      <Button type="submit" aria-busy={busy}>
        {deepLink ? <Trans>Add to the course</Trans> : <Trans>Connect</Trans>}
      </Button>
    </form>
  )
}

function wishIn(classes: readonly ChoosableClass[], item: string) {
  const [kind, id] = item.split(':')
  if (kind === 'class') return { classId: Number(id), assignmentId: null }
  const room = classes.find(({ assignments }) => assignments.some((one) => one.id === Number(id)))
  return room ? { classId: room.id, assignmentId: Number(id) } : null
}
