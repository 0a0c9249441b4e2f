/** The zip of a school, and the name its lists go by here. */
import { Trans, useLingui } from '@lingui/react/macro'
import { AFFILIATION_MAX } from '@panya/domain/account/account-fields.ts'
import { ROSTER_ZIP_MAX_BYTES } from '@panya/domain/school-roster/roster-format.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { FilePicker } from '@panya/ui/FilePicker/FilePicker.tsx'
import { type SubmitEvent, useState } from 'react'
import type { ListWish } from '../../../adapters/admin/one-roster.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import type { useAction } from '../parts/use-action.ts'

interface ChooseListProps {
  look: ReturnType<typeof useAction<ListWish>>
  /** Names of schools whose lists were imported before. */
  known: readonly string[]
  onChange(): void
}

export function ChooseList({ look, known, onChange }: ChooseListProps) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [source, setSource] = useState('')
  const tooLarge = file !== null && file.size > ROSTER_ZIP_MAX_BYTES
  const changed = () => {
    look.reset()
    onChange()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!file || tooLarge || look.busy) return
    // A copy: what is imported is what was looked at, whatever becomes of the file meanwhile.
    look.run({ zip: new Blob([await file.arrayBuffer()]), source })
  }
  return (
    <Panel title={<Trans>1. The list</Trans>}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <FilePicker
          label={<Trans>Zip file of the export (OneRoster CSV)</Trans>}
          choose={<Trans>Choose a file</Trans>}
          nothing={<Trans>No file chosen yet</Trans>}
          accept=".zip,application/zip"
          required
          file={file}
          onChoose={(chosen) => {
            setFile(chosen)
            changed()
          }}
        />
        <TextField
          label={t`Name of the school`}
          hint={t`May stay empty when the list itself says it. Use the same name every time: lists of another name are another school.`}
          maxLength={AFFILIATION_MAX}
          suggestions={known}
          value={source}
          onChange={(event) => {
            setSource(event.target.value)
            changed()
          }}
        />
        {tooLarge ? (
          <Notice tone="wrong">
            <Trans>This file is too large. At most 20 MB can be imported.</Trans>
          </Notice>
        ) : (
          <Problem look={look} />
        )}
        <div className={styles.actions}>
          <Button type="submit" look="ghost" disabled={!file || tooLarge} aria-busy={look.busy}>
            <Trans>See what would happen</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function Problem({ look }: Pick<ChooseListProps, 'look'>) {
  if (look.problem?.message === 'roster-busy') {
    return (
      <Notice tone="wrong">
        <Trans>Other lists are being imported right now. Try again in a minute.</Trans>
      </Notice>
    )
  }
  if (look.problem?.message === 'roster-too-large') {
    return (
      <Notice tone="wrong">
        <Trans>This list is too large to be read at once.</Trans>
      </Notice>
    )
  }
  return <ActionProblem {...look} />
}
