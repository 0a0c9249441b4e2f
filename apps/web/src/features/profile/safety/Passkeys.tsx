/** The keys in one's devices and password managers. */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  MOST_PASSKEYS,
  PASSKEY_NAME_MAX,
  type PasskeyInfo,
  type SignInSafety,
} from '@panya/domain/account/second-factor.ts'
import { deviceName } from '@panya/domain/session/device-name.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { passkeysPossible } from '../../../adapters/account/passkeys.ts'
import { addPasskey, removePasskey } from '../../../adapters/account/sign-in-safety.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import profile from '../ProfileScreen.module.css'
import styles from './SignInSafety.module.css'
import type { Safety } from './use-safety.ts'

interface PasskeysProps {
  state: Safety
  safety: SignInSafety
  onAdded(recoveryCodes: string[] | null): void
}

export function Passkeys({ state, safety, onAdded }: PasskeysProps) {
  const { t } = useLingui()
  const [naming, setNaming] = useState(false)
  const [removing, setRemoving] = useState<PasskeyInfo | null>(null)
  const possible = safety.passkeysWork && passkeysPossible()
  const { passkeys } = safety
  return (
    <div className={styles.kind}>
      <h3>
        <Trans>Passkeys</Trans>
      </h3>
      <p>
        <Trans>
          Sign in with your finger, your face or your device’s PIN. Nobody can guess a passkey, and
          no false page can ask you for it.
        </Trans>
      </p>
      {!possible && (
        <p>
          <Trans>
            Passkeys do not work here: they need a site with a name and https, and a browser that
            knows them.
          </Trans>
        </p>
      )}
      {passkeys.length > 0 && (
        <ul className={profile.devices} aria-label={t`Your passkeys`}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </ul>
      )}
      {possible && passkeys.length < MOST_PASSKEYS && (
        <Button look="ghost" aria-busy={state.busy} onClick={() => setNaming(true)}>
          <Trans>Add a passkey</Trans>
        </Button>
      )}
      {naming && (
        <AskDialog
          title={<Trans>Add a passkey</Trans>}
          field={{
            label: t`Where is it kept?`,
            value: deviceName(navigator.userAgent),
            max: PASSKEY_NAME_MAX,
          }}
          confirm={<Trans>Go on</Trans>}
          onConfirm={(name) =>
            state.run(async () => onAdded((await addPasskey(name)).recoveryCodes))
          }
          onClose={() => setNaming(false)}
        >
          <p>
            <Trans>Give it a name that tells you later which one it is.</Trans>
          </p>
        </AskDialog>
      )}
      {removing && (
        <AskDialog
          title={<Trans>Remove this passkey?</Trans>}
          confirm={<Trans>Remove</Trans>}
          danger
          onConfirm={() => state.run(() => removePasskey(removing.id))}
          onClose={() => setRemoving(null)}
        >
          <p>
            <Trans>
              <bdi>{removing.name}</bdi> no longer opens your account. Delete it in your device too.
            </Trans>
          </p>
        </AskDialog>
      )}
    </div>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyInfo; onRemove(): void }) {
  const { t } = useLingui()
  const { day } = useFormat()
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className={profile.device}>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>
          {lastUsedAt ? (
            <Trans>Last used {day(lastUsedAt)}</Trans>
          ) : (
            <Trans>Added {day(createdAt)}</Trans>
          )}
        </span>
      </div>
      <Button look="ghost" size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  )
}
