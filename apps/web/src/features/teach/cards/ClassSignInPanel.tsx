/** Learners without an email: their accounts from a list of names, their way in, their cards. */
import { Trans } from '@lingui/react/macro'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { useSite } from '../../../adapters/site.ts'
import { switchSignIn } from '../../../adapters/teach/card-api.ts'
import school from '../../../parts/page-layout/school.module.css'
import { RosterDialog } from '../RosterDialog.tsx'
import styles from '../teach.module.css'
import { useAction } from '../use-action.ts'
import { ClassSignInSettings } from './ClassSignInSettings.tsx'

interface ClassSignInPanelProps {
  room: ClassDetails
  /** Whether learners without an email are here already, such as from another class. */
  anybody: boolean
}

export function ClassSignInPanel({ room, anybody }: ClassSignInPanelProps) {
  const { to } = useAddress()
  const act = useAction()
  const { passwordsOnly = false } = useSite()
  const [pasting, setPasting] = useState(false)
  return (
    <section className={`no-print ${school.section}`} aria-labelledby="without-email">
      <div className={school.row}>
        <h2 id="without-email">
          <Trans>Learners without an email</Trans>
        </h2>
        <div className={`${styles.beside} ${styles.end}`}>
          {!passwordsOnly && (
            <Button look="ghost" size="small" onClick={() => setPasting(true)}>
              <Trans>Make accounts from names</Trans>
            </Button>
          )}
          {room.signInCode !== null && !passwordsOnly && (
            <Link className={buttonClass('ghost', 'small')} to={to(`/teach/cards?id=${room.id}`)}>
              <Trans>Print the cards</Trans>
            </Link>
          )}
        </div>
      </div>
      <p className={school.soft}>
        <Trans>
          They sign in with the class code, their name and three pictures or words on a card that
          you print.
        </Trans>
      </p>
      {passwordsOnly ? (
        <p className={styles.note}>
          <Trans>
            Class sign-in does not work on this site yet: learners need an email. This site keeps
            its accounts with Firebase; whoever runs it has to add the key of a service account.
          </Trans>
        </p>
      ) : room.signIn ? (
        <ClassSignInSettings room={room} />
      ) : (
        <>
          {anybody && (
            <p className={styles.note}>
              <Trans>
                Learners without an email are in this class: their cards do not work here.
              </Trans>
            </p>
          )}
          <Button
            size="small"
            disabled={act.busy}
            onClick={() => void act.run(() => switchSignIn(room.id, true, room.signInKind))}
          >
            <Trans>Turn class sign-in on</Trans>
          </Button>
        </>
      )}
      {pasting && <RosterDialog room={room} way="make" onClose={() => setPasting(false)} />}
    </section>
  )
}
