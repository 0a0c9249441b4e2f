/** Learners without an email: their accounts from a list of names, their way in, their cards. */
import { Trans, useLingui } from '@lingui/react/macro'
import { SECRET_KINDS, type SecretKind } from '@panya/domain/classroom/class-secret.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { useSite } from '../../../adapters/site.ts'
import { renewSignInCode, switchSignIn } from '../../../adapters/teach/card-api.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import school from '../../../parts/page-layout/school.module.css'
import { RosterDialog } from '../RosterDialog.tsx'
import styles from '../teach.module.css'
import { useAction } from '../use-action.ts'

export function ClassSignInPanel({ room }: { room: ClassDetails }) {
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
        <TurnedOn room={room} />
      ) : (
        <Button
          size="small"
          disabled={act.busy}
          onClick={() => void act.run(() => switchSignIn(room.id, true, room.signInKind))}
        >
          <Trans>Turn class sign-in on</Trans>
        </Button>
      )}
      {pasting && <RosterDialog room={room} way="make" onClose={() => setPasting(false)} />}
    </section>
  )
}

function TurnedOn({ room }: { room: ClassDetails }) {
  const { t } = useLingui()
  const act = useAction()
  const [asking, setAsking] = useState<'code' | 'off' | null>(null)
  const kinds: Record<SecretKind, string> = {
    pictures: t`three pictures, for young ones`,
    words: t`three words, for older ones`,
  }
  return (
    <>
      <div className={styles.beside}>
        <SelectField
          label={t`New cards show`}
          value={room.signInKind}
          disabled={act.busy}
          onChange={(event) =>
            void act.run(() => switchSignIn(room.id, true, event.target.value as SecretKind))
          }
        >
          {SECRET_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </SelectField>
        <p>
          <Trans>Class code</Trans> <span className={styles.code}>{room.signInCode}</span>
        </p>
        <Button look="quiet" size="small" onClick={() => setAsking('code')}>
          <Trans>New class code</Trans>
        </Button>
        <Button look="quiet" size="small" onClick={() => setAsking('off')}>
          <Trans>Turn class sign-in off</Trans>
        </Button>
      </div>
      {asking === 'code' && (
        <AskDialog
          title={t`New class code`}
          confirm={t`Make a new code`}
          onConfirm={() => void act.run(() => renewSignInCode(room.id))}
          onClose={() => setAsking(null)}
        >
          <p>
            <Trans>Cards with the old code stop working: print them again.</Trans>
          </p>
        </AskDialog>
      )}
      {asking === 'off' && (
        <AskDialog
          title={t`Turn class sign-in off`}
          confirm={t`Turn class sign-in off`}
          onConfirm={() => void act.run(() => switchSignIn(room.id, false, room.signInKind))}
          onClose={() => setAsking(null)}
        >
          <p>
            <Trans>
              Learners without an email cannot sign in until you turn it on again. Whoever is signed
              in stays signed in. Code and cards stay the same.
            </Trans>
          </p>
        </AskDialog>
      )}
    </>
  )
}
