/** A table as text: pasted from a spreadsheet, or read from a file. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Field } from '@panya/ui/Field/Field.tsx'
import { useRef, useState } from 'react'
import { readListFile } from '../../../adapters/list-file/read-list-file.ts'
import styles from './Grants.module.css'

interface TableFieldProps {
  value: string
  onChange(text: string): void
}

/** As long as the server reads. */
const MOST_LETTERS = 900_000

const PROBLEMS: Record<'no-text' | 'too-long', MessageDescriptor> = {
  'no-text': msg`This is no list as text. Save it as CSV in your spreadsheet, and choose that file.`,
  'too-long': msg`This file is too long. Give it in parts.`,
}

const EXAMPLE =
  'email,plan,cycle,until,reason\nnok@school.example,pro,monthly,2027-03-31,Science fair'

export function TableField({ value, onChange }: TableFieldProps) {
  const { t } = useLingui()
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<MessageDescriptor | null>(null)
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    const found = await readListFile(chosen, MOST_LETTERS)
    setProblem('problem' in found ? PROBLEMS[found.problem] : null)
    if ('text' in found) onChange(found.text)
    if (file.current) file.current.value = ''
  }
  return (
    <>
      <Field
        label={t`Paste from a spreadsheet or a CSV file`}
        error={problem && t(problem)}
        hint={
          <Trans>
            With headings, columns may stand in any order: <code>email</code>, <code>plan</code>,{' '}
            <code>cycle</code>, <code>until</code>, <code>reason</code>, or the same in Thai,
            Chinese or Arabic.
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
            onChange={(event) => {
              setProblem(null)
              onChange(event.target.value)
            }}
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
