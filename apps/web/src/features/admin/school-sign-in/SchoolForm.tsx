/** The form for a school's sign-in, new or to be changed. The secret goes in and never comes out again. */
import { Trans, useLingui } from '@lingui/react/macro'
import { SCHOOL_PRESETS, type SchoolPreset } from '@panya/domain/account/school-identity.ts'
import { GOOGLE_ISSUER, type SchoolSetup } from '@panya/domain/account/school-sign-in.ts'
import { PasswordField } from '@panya/ui/Field/PasswordField.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type SubmitEvent, useState } from 'react'
import { type SchoolChange, saveSchool } from '../../../adapters/admin/school-sign-in.ts'
import { formText } from '../../../adapters/form-data.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { FormActions } from '../parts/FormActions.tsx'
import styles from '../parts/parts.module.css'
import { useAction } from '../parts/use-action.ts'
import { DOMAIN_ERRORS, ISSUER_ERRORS } from './field-errors.ts'
import { PRESET_NAMES, SCHOOL_TOUCHES } from './presets.ts'
import { SchoolTrialButton } from './SchoolTrialButton.tsx'

interface SchoolFormProps {
  school: SchoolSetup | null
  callbackPrefix: string
  onDone(): void
}

export function SchoolForm({ school, callbackPrefix, onDone }: SchoolFormProps) {
  const { t } = useLingui()
  const [preset, setPreset] = useState<SchoolPreset>(school?.preset ?? 'google')
  const [domain, setDomain] = useState(school?.domain ?? '')
  const [issuer, setIssuer] = useState(school?.issuer ?? '')
  const save = useAction({
    send: (change: SchoolChange) => saveSchool(school?.id ?? null, change),
    touches: SCHOOL_TOUCHES,
    done: onDone,
  })
  const wrong = save.problem?.fields ?? {}
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.busy) return
    const data = new FormData(event.currentTarget)
    const clientSecret = formText(data, 'clientSecret')
    save.run({
      name: formText(data, 'name'),
      preset,
      domain,
      issuer: preset === 'google' ? GOOGLE_ISSUER : issuer,
      clientId: formText(data, 'clientId'),
      enabled: school?.enabled ?? true,
      ...(clientSecret === '' ? {} : { clientSecret }),
    })
  }
  const domainError = wrong['domain'] && DOMAIN_ERRORS[wrong['domain']]
  const issuerError = wrong['issuer'] && ISSUER_ERRORS[wrong['issuer']]
  return (
    <form className={styles.form} onSubmit={submit} autoComplete="off">
      <div className={styles.formGrid} data-wide>
        <TextField
          name="name"
          label={t`Name of the school`}
          hint={t`As its pupils know it: it stands on the button.`}
          defaultValue={school?.name}
          maxLength={120}
          required
        />
        <TextField
          name="domain"
          label={t`Domain of its addresses`}
          hint={t`What stands behind the @. Nobody else is let in.`}
          error={domainError && t(domainError)}
          value={domain}
          onChange={(event) => setDomain(event.target.value)}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={253}
          required
        />
        <SelectField
          name="preset"
          label={t`Provider`}
          value={preset}
          onChange={(event) => setPreset(event.target.value as SchoolPreset)}
        >
          {SCHOOL_PRESETS.map((one) => (
            <option key={one} value={one}>
              {t(PRESET_NAMES[one])}
            </option>
          ))}
        </SelectField>
        {preset !== 'google' && (
          <TextField
            name="issuer"
            // Entra's tenant ID alone is enough.
            type={preset === 'entra' ? 'text' : 'url'}
            label={t`Issuer`}
            hint={
              preset === 'entra' ? 'https://login.microsoftonline.com/TENANT-ID/v2.0' : undefined
            }
            error={issuerError && t(issuerError)}
            value={issuer}
            onChange={(event) => setIssuer(event.target.value)}
            dir="ltr"
            maxLength={500}
            required
          />
        )}
        <TextField
          name="clientId"
          label={t`Client ID`}
          defaultValue={school?.clientId}
          dir="ltr"
          spellCheck={false}
          maxLength={500}
          required
        />
        <PasswordField
          name="clientSecret"
          label={t`Client secret`}
          hint={school ? t`Left empty, the one that is there stays.` : t`It is never shown again.`}
          error={wrong['clientSecret'] && t`This provider needs its own secret.`}
          showLabel={t`Show client secret`}
          hideLabel={t`Hide client secret`}
          autoComplete="new-password"
          maxLength={2000}
          required={school === null}
        />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Give the provider this redirect URI:</Trans>
          </dt>
          <dd dir="ltr">{callbackPrefix + (domain.trim().toLowerCase() || '…')}</dd>
        </div>
      </dl>
      {!domainError && !issuerError && !wrong['clientSecret'] && <ActionProblem {...save} />}
      <SchoolTrialButton preset={preset} issuer={issuer} />
      <FormActions busy={save.busy} onCancel={onDone} />
    </form>
  )
}
