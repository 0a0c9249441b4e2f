/** A list of learners as text: pasted, or from a file that is chosen or dropped here. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Field } from '@panya/ui/Field/Field.tsx'
import { type DragEvent, useRef, useState } from 'react'
import { readListFile } from '../../adapters/list-file/read-list-file.ts'
import styles from './teach.module.css'

interface ListFieldProps {
  hint: string
  value: string
  onChange(text: string): void
}

/** As long as the server reads. */
const MOST_LETTERS = 200_000

const PROBLEMS: Record<'no-text' | 'too-long', MessageDescriptor> = {
  'no-text': msg`This is no list as text. Save it as CSV in your spreadsheet, and choose that file.`,
  'too-long': msg`This list is too long. Paste at most 500 lines at a time.`,
}

export function ListField({ hint, value, onChange }: ListFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<MessageDescriptor | null>(null)

  async function read(file: File | undefined): Promise<void> {
    if (!file) return
    const found = await readListFile(file, MOST_LETTERS)
    setProblem('problem' in found ? PROBLEMS[found.problem] : null)
    setName('problem' in found ? '' : file.name)
    if ('text' in found) onChange(found.text)
  }

  /** Text that is dropped goes where text goes. */
  const withFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    act(event)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the button too
    <div
      className={styles.form}
      onDragOver={withFiles(() => {})}
      onDrop={withFiles((event) => void read(event.dataTransfer.files[0]))}
    >
      <Field label={t`Paste the list`} hint={hint} error={problem && t(problem)}>
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.area}`}
            dir="auto"
            spellCheck={false}
            value={value}
            onChange={(event) => {
              setName('')
              setProblem(null)
              onChange(event.target.value)
            }}
          />
        )}
      </Field>
      <div className={styles.beside}>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          tabIndex={-1}
          aria-label={t`Choose a file`}
          onChange={(event) => {
            void read(event.target.files?.[0])
            // The same file may be chosen again once it has been mended.
            event.target.value = ''
          }}
        />
        <Button size="small" look="ghost" onClick={() => input.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
        <output>{name === '' ? <Trans>or drop it on the box</Trans> : <bdi>{name}</bdi>}</output>
      </div>
    </div>
  )
}
