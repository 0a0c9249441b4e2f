import { Plural, Trans } from '@lingui/react/macro'
import { RETENTION } from '@panya/domain/account/retention.ts'
import type { ReactNode } from 'react'
import styles from './PrivacyScreen.module.css'

/** The same numbers that housekeeping keeps to. */
export function KeepingTimes() {
  const { passwordLinkMinutes: minutes, emailChangeHours: hours } = RETENTION
  return (
    <section className={styles.part}>
      <h2>
        <Trans>How long we keep it</Trans>
      </h2>
      <dl className={styles.times}>
        <Time what={<Trans>Your account and your work</Trans>}>
          <Trans>
            As long as you use it. After three years without a visit we write to you and then delete
            it.
          </Trans>
        </Time>
        <Time what={<Trans>After you ask for deletion</Trans>}>
          <Days count={RETENTION.deletionUndoDays} />
        </Time>
        <Time what={<Trans>Projects in the trash</Trans>}>
          <Days count={RETENTION.trashDays} />
        </Time>
        <Time what={<Trans>A link to a level or to how you played it</Trans>}>
          <Days count={RETENTION.gameLinkDays} />
        </Time>
        <Time what={<Trans>Runs and errors for the teacher</Trans>}>
          <Days count={RETENTION.activityDays} />
        </Time>
        <Time what={<Trans>What you asked the tutor and the chat, and their answers</Trans>}>
          <Days count={RETENTION.tutorDays} />
        </Time>
        <Time what={<Trans>Notices, and which of them you have read</Trans>}>
          <Days count={RETENTION.noticeDays} />
        </Time>
        <Time what={<Trans>Devices you no longer use</Trans>}>
          <Days count={RETENTION.deviceSessionDays} />
        </Time>
        <Time what={<Trans>A guardian's address without an answer</Trans>}>
          <Days count={RETENTION.guardianLinkDays} />
        </Time>
        <Time what={<Trans>A guardian's link to the progress of a child</Trans>}>
          <Days count={RETENTION.progressLinkDays} />
        </Time>
        <Time what={<Trans>A sign-up that was not finished from its mail</Trans>}>
          <Days count={RETENTION.mailedLinkDays} />
        </Time>
        <Time what={<Trans>A link to a new password</Trans>}>
          <Plural value={minutes} one="# minute" other="# minutes" />
        </Time>
        <Time what={<Trans>A link to another email address</Trans>}>
          <Plural value={hours} one="# hour" other="# hours" />
        </Time>
        <Time what={<Trans>An invitation to a role, after it has ended</Trans>}>
          <Days count={RETENTION.staffInviteDays} />
        </Time>
      </dl>
    </section>
  )
}

function Days({ count }: { count: number }) {
  return <Plural value={count} one="# day" other="# days" />
}

function Time({ what, children }: { what: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{children}</dd>
    </div>
  )
}
