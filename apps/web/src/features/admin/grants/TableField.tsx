/** A table as text: pasted from a spreadsheet, or read from a file. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Field } from '@panya/ui/Field/Field.tsx'
import { useRef } from 'react'
import styles from './Grants.module.css'

interface TableFieldProps {
  value: string
  onChange(text: string): void
}

const EXAMPLE =
  'email,plan,cycle,until,reason\nnok@school.example,pro,monthly,2027-03-31,Science fair'

export function TableField({ value, onChange }: TableFieldProps) {
  const { t } = useLingui()
  const file = useRef<HTMLInputElement>(null)
  const read = async (chosen: File | undefined) => {
    if (chosen) onChange(await chosen.text())
    if (file.current) file.current.value = ''
  }
  return (
    <>
      <Field
        label={t`Paste from a spreadsheet or a CSV file`}
        hint={
          <Trans>
            With headings, columns may stand in any order: <code>email</code>, <code>plan</code>,{' '}
            <code>cycle</code>, <code>until</code>, <code>reason</code>.
          </Trans>
        }
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.table}`}
            dir="ltr"
            rows={8}
            spellCheck={false}
            placeholder={EXAMPLE}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div>
        <input
          ref={file}
          className="visually-hidden"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          tabIndex={-1}
          aria-label={t`Choose a file`}
          onChange={(event) => void read(event.target.files?.[0])}
        />
        <Button size="small" look="ghost" onClick={() => file.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
      </div>
    </>
  )
}
