/** What a guardian is told before they consent: the same on the page and in the letter, as items of a list. */
import { Plural, Trans } from '@lingui/react/macro'
import { RETENTION } from '@panya/domain/account/retention.ts'

export function ConsentPoints() {
  const days = RETENTION.tutorDays
  return (
    <>
      <li>
        <Trans>
          We keep what the child tells us (name, grade, school), what the child makes, and when a
          tool was used. Nothing is sold, and there are no ads.
        </Trans>
      </li>
      <li>
        <Trans>
          With your consent the child can show work to the class and ask the AI tutor, within the
          limits the teacher sets. Without it, both stay off.
        </Trans>
      </li>
      <li>
        <Trans>
          What the child asks the AI, and what it answers, is kept for{' '}
          <Plural value={days} one="# day" other="# days" />. The teachers of the child’s class can
          read it.
        </Trans>
      </li>
    </>
  )
}
