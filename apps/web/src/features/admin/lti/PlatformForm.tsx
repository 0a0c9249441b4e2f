/** What a platform's own administration shows of itself, typed in here. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Platform, PlatformWish } from '@panya/domain/lti/lti.ts'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import type { SubmitEvent } from 'react'
import { savePlatform } from '../../../adapters/admin/lti.ts'
import { formText } from '../../../adapters/form-data.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { FormActions } from '../parts/FormActions.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { useAction } from '../parts/use-action.ts'
import { PlatformTrialButton } from './PlatformTrialButton.tsx'
import { PLATFORM_TOUCHES } from './platform-touches.ts'

interface PlatformFormProps {
  /** Null for a new one. */
  platform: Platform | null
  onDone(): void
}

export function PlatformForm({ platform, onDone }: PlatformFormProps) {
  const { t } = useLingui()
  const save = useAction({
    send: (wish: PlatformWish) => savePlatform(platform?.id ?? null, wish),
    touches: PLATFORM_TOUCHES,
    done: onDone,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!save.busy) save.run(wishIn(new FormData(event.currentTarget)))
  }
  const wrong = (field: string) =>
    save.problem?.fields?.[field] !== undefined && t`This must be an address beginning with https.`
  return (
    <Panel
      title={platform ? <Trans>Change the platform</Trans> : <Trans>Register a platform</Trans>}
      about={
        <Trans>The platform shows these values after our addresses were typed in there.</Trans>
      }
    >
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.formGrid} data-wide>
          <TextField
            name="name"
            label={t`Name`}
            required
            maxLength={80}
            defaultValue={platform?.name}
          />
          <Technical
            name="issuer"
            label={t`Issuer`}
            readOnly={platform !== null}
            value={platform?.issuer}
          />
          <Technical
            name="clientId"
            label={t`Client ID`}
            readOnly={platform !== null}
            value={platform?.clientId}
          />
          <Technical
            name="deploymentIds"
            label={t`Deployment IDs`}
            hint={t`Several with a comma between them`}
            value={platform?.deploymentIds.join(', ')}
          />
          <Technical
            name="authUrl"
            label={t`Authentication address`}
            error={wrong('authUrl')}
            value={platform?.authUrl}
          />
          <Technical
            name="tokenUrl"
            label={t`Access token address`}
            error={wrong('tokenUrl')}
            value={platform?.tokenUrl}
          />
          <Technical
            name="keysUrl"
            label={t`Address of its public keys`}
            error={wrong('keysUrl')}
            value={platform?.keysUrl}
          />
          <Technical
            name="origins"
            label={t`Other addresses of the platform`}
            hint={t`Where teachers see it, if that differs, such as https://school.instructure.com`}
            error={wrong('origins')}
            optional
            value={platform?.origins.join(', ')}
          />
        </div>
        <ActionProblem {...save} />
        <PlatformTrialButton />
        <FormActions busy={save.busy} onCancel={onDone} />
      </form>
    </Panel>
  )
}

interface TechnicalProps {
  name: keyof PlatformWish
  label: string
  hint?: string
  error?: string | false
  optional?: boolean
  readOnly?: boolean
  value: string | undefined
}

/** Read from left to right in every language. */
function Technical({ value, optional = false, ...field }: TechnicalProps) {
  return (
    <TextField
      {...field}
      defaultValue={value}
      required={!optional}
      dir="ltr"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
  )
}

function wishIn(data: FormData): PlatformWish {
  const text = (name: keyof PlatformWish) => formText(data, name).trim()
  const list = (name: keyof PlatformWish) =>
    text(name)
      .split(/[\s,]+/)
      .filter(Boolean)
  return {
    name: text('name'),
    issuer: text('issuer'),
    clientId: text('clientId'),
    deploymentIds: list('deploymentIds'),
    authUrl: text('authUrl'),
    tokenUrl: text('tokenUrl'),
    keysUrl: text('keysUrl'),
    origins: list('origins'),
  }
}
