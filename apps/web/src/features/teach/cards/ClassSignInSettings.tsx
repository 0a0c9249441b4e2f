/** Class sign-in while it is on: what new cards show, the class's code, and turning it off. */
import { Trans, useLingui } from '@lingui/react/macro'
import { SECRET_KINDS, type SecretKind } from '@panya/domain/classroom/class-secret.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useState } from 'react'
import { renewSignInCode, switchSignIn } from '../../../adapters/teach/card-api.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import styles from '../teach.module.css'
import { useAction } from '../use-action.ts'

export function ClassSignInSettings({ room }: { room: ClassDetails }) {
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
          onConfirm={() => act.attempt(() => renewSignInCode(room.id))}
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
          onConfirm={() => act.attempt(() => switchSignIn(room.id, false, room.signInKind))}
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
