/** A statement as the bank gives it: a file, or text that is pasted. It is read here and sent as text. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@panya/ui/Field/Field.tsx'
import { FilePicker } from '@panya/ui/FilePicker/FilePicker.tsx'
import { useState } from 'react'
import { readListFile } from '../../../adapters/list-file/read-list-file.ts'
import styles from './Statement.module.css'

interface StatementFieldProps {
  value: string
  onChange(text: string): void
}

/** As long as the server reads. */
const MOST_LETTERS = 900_000

const PROBLEMS: Record<'no-text' | 'too-long', MessageDescriptor> = {
  'no-text': msg`This is no table as text. Ask the bank for CSV, or save it as CSV in your spreadsheet.`,
  'too-long': msg`This file is too long. Bring a shorter time.`,
}

export function StatementField({ value, onChange }: StatementFieldProps) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<MessageDescriptor | null>(null)
  const read = async (chosen: File | null) => {
    setFile(chosen)
    if (!chosen) return
    const found = await readListFile(chosen, MOST_LETTERS)
    setProblem('problem' in found ? PROBLEMS[found.problem] : null)
    onChange('text' in found ? found.text : '')
  }
  return (
    <>
      <FilePicker
        label={<Trans>CSV file of the bank</Trans>}
        choose={<Trans>Choose a file</Trans>}
        nothing={<Trans>No file chosen yet</Trans>}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        file={file}
        onChoose={(chosen) => void read(chosen)}
      />
      <Field
        label={t`Or paste its lines, with the headings`}
        error={problem && t(problem)}
        hint={<Trans>Needed are a column for the day and one for the money that came in.</Trans>}
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.table}`}
            dir="ltr"
            rows={8}
            spellCheck={false}
            value={value}
            onChange={(event) => {
              setProblem(null)
              setFile(null)
              onChange(event.target.value)
            }}
          />
        )}
      </Field>
    </>
  )
}
