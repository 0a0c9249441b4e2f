import { useLingui } from '@lingui/react/macro'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { AFFILIATION_SUGGESTIONS } from '../../parts/account/account-messages.ts'

export function SchoolField({ error }: { error: string | undefined }) {
  const { t } = useLingui()
  return (
    <TextField
      name="affiliation"
      label={t`School, or where you learn`}
      error={error}
      suggestions={AFFILIATION_SUGGESTIONS.map((suggestion) => t(suggestion))}
      autoComplete="organization"
      required
    />
  )
}
