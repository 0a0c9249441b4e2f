/** What is kept of whom, why, for how long and who sees it: in plain words, for everybody. */
import { Plural, Trans } from '@lingui/react/macro'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { guardianUnder } from '@panya/domain/consent/consent-rules.ts'
import { Icon, type IconName } from '@panya/ui/Icon/Icon.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { KeepingTimes } from './KeepingTimes.tsx'
import styles from './PrivacyScreen.module.css'

export function PrivacyScreen() {
  const { brand } = useSite()
  const { to } = useAddress()
  const age = guardianUnder(brand.country)
  const days = RETENTION.deletionUndoDays
  const { tutorDays } = RETENTION
  const { name } = brand
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Privacy in plain words</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          {name} is for learning. We keep what is needed for that, show it to nobody who need not
          see it, and give it back or delete it when you say so.
        </Trans>
      </p>
      <Part icon="cloud" title={<Trans>What we keep</Trans>}>
        <li>
          <Trans>
            What you tell us: email, the name you choose, first and last name, grade, school, a
            picture if you want one, and roughly when you were born.
          </Trans>
        </li>
        <li>
          <Trans>
            What your school tells us, if it brings you here: its own name for you, your first and
            last name, your class, and perhaps your email.
          </Trans>
        </li>
        <li>
          <Trans>What you make: your projects with older versions, your levels and stars.</Trans>
        </li>
        <li>
          <Trans>
            How it goes: days and minutes in each tool, runs and kinds of errors, so that a teacher
            can help.
          </Trans>
        </li>
        <li>
          <Trans>
            Your devices: which ones are signed in, so that you can sign them out. Your password is
            kept only in a form nobody can read. The pictures or words of a class card are kept so
            that your teacher can print it again.
          </Trans>
        </li>
        <li>
          <Trans>
            Four cookies: one keeps you signed in, one remembers that you have signed in on this
            device, so that nobody who guesses passwords can lock you out, one remembers the
            language you chose, and one remembers for a month that you go on with an old browser.
          </Trans>{' '}
          <Trans>
            While you sign in there are a few more, for some minutes or until you close the browser:
            they make sure that it is you who comes back.
          </Trans>
        </li>
      </Part>
      <Part icon="eye" title={<Trans>Who sees it</Trans>}>
        <li>
          <Trans>You see everything. Your teachers see the work and progress of their class.</Trans>
        </li>
        <li>
          <Trans>
            If you open an assignment from your school's learning platform, it gets your mark.
          </Trans>
        </li>
        <li>
          <Trans>
            Others see only what you share, with the name you chose, until you stop sharing.
          </Trans>
        </li>
        <li>
          <Trans>
            The people who run this place can look when they have to help. Every such act is written
            down.
          </Trans>
        </li>
        <li>
          <Trans>No ads, no selling, no following you around. Pages talk to this site alone.</Trans>
        </li>
      </Part>
      <Part icon="shield" title={<Trans>AI</Trans>}>
        <li>
          <Trans>
            Pictures, sounds and models you train stay on your own computer unless you save them in
            a project.
          </Trans>
        </li>
        <li>
          <Trans>
            The AI tutor, where a school has turned it on, gets your question and your code, and not
            your name or email.
          </Trans>
        </li>
        <li>
          <Trans>
            What you ask the tutor or the chat, and what it answers, is kept for{' '}
            <Plural value={tutorDays} one="# day" other="# days" />. The teachers of your class can
            read it. If something sounds as if you need help, an adult of your school is told who
            and when, and not what you wrote. An answer that you report is read by the people who
            run this place.
          </Trans>
        </li>
      </Part>
      <Part icon="heart" title={<Trans>Children</Trans>}>
        <li>
          <Trans>
            Under <Plural value={age} one="# year" other="# years" /> a parent or guardian decides
            (the age differs by country). Until they have said yes, nothing is shown to others and
            no AI service is asked.
          </Trans>
        </li>
        <li>
          <Trans>
            With the link in our mail, parents and guardians can consent, take it back, download the
            data or have it deleted on <Link to={to('/guardian')}>their page</Link>. The child never
            sees the link. A letter signed on paper is recorded by the teacher, and it is written
            down who did.
          </Trans>
        </li>
        <li>
          <Trans>
            Somebody whom a child named by mistake can say so: then we write to them never again,
            and keep of their address only a fingerprint that nobody can read back.
          </Trans>
        </li>
      </Part>
      <Part icon="lock" title={<Trans>Your rights</Trans>}>
        <li>
          <Trans>
            Look, correct, download, delete: all in <Link to={to('/profile')}>your profile</Link>,
            without asking anybody. A deletion can be undone for{' '}
            <Plural value={days} one="# day" other="# days" />.
          </Trans>{' '}
          <Trans>
            If your school made your account and you have no password, your teacher has it deleted.
          </Trans>
        </li>
        <li>
          <Trans>
            Questions or a complaint? Write to{' '}
            <a href={`mailto:${brand.contactEmail}`}>
              <bdi dir="ltr">{brand.contactEmail}</bdi>
            </a>
            .
          </Trans>
        </li>
      </Part>
      <KeepingTimes />
    </div>
  )
}

interface PartProps {
  icon: IconName
  title: ReactNode
  children: ReactNode
}

function Part({ icon, title, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>
        <Icon name={icon} size={26} /> {title}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}
