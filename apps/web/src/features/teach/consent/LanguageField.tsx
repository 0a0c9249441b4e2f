import { LOCALE_NAMES, LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'

interface LanguageFieldProps {
  label: string
  value: Locale
  onChange(language: Locale): void
}

/** The language a guardian reads, which may be another than the teacher's. */
export function LanguageField({ label, value, onChange }: LanguageFieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Locale)}
    >
      {LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {LOCALE_NAMES[locale]}
        </option>
      ))}
    </SelectField>
  )
}
