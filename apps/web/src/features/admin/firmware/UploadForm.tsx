import { Trans, useLingui } from '@lingui/react/macro'
import { FIRMWARE_MAX_BYTES } from '@panya/domain/admin/settings.ts'
import { BOARD_IDS, type BoardId } from '@panya/domain/board/board-id.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { FilePicker } from '@panya/ui/FilePicker/FilePicker.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { uploadFirmware } from '../../../adapters/admin/settings.ts'
import { formText } from '../../../adapters/form-data.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { useAction } from '../parts/use-action.ts'
import { BOARD_NAMES } from './board-names.ts'

interface Upload {
  board: BoardId
  version: string
  file: File
}

export function UploadForm({ touches }: { touches: readonly (readonly unknown[])[] }) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const add = useAction({
    send: (upload: Upload) => uploadFirmware(upload.board, upload.version, upload.file),
    touches,
    done: () => {
      form.current?.reset()
      setFile(null)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (!file || add.busy) return
    setTooLarge(file.size > FIRMWARE_MAX_BYTES)
    if (file.size > FIRMWARE_MAX_BYTES) return
    add.run({ board: formText(data, 'board') as BoardId, version: formText(data, 'version'), file })
  }
  const noFirmware = add.problem?.message === 'not-firmware'
  return (
    <Panel title={<Trans>Add a file</Trans>}>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <div className={styles.formGrid}>
          <SelectField name="board" label={t`Board`}>
            {BOARD_IDS.map((id) => (
              <option key={id} value={id}>
                {BOARD_NAMES[id]}
              </option>
            ))}
          </SelectField>
          <TextField
            name="version"
            label={t`Version`}
            required
            maxLength={60}
            pattern="[\w.+ \-]+"
            dir="ltr"
          />
          <FilePicker
            label={<Trans>File (.bin)</Trans>}
            choose={<Trans>Choose a file</Trans>}
            nothing={<Trans>No file chosen yet</Trans>}
            accept=".bin"
            required
            file={file}
            onChoose={setFile}
          />
        </div>
        {tooLarge && (
          <Notice tone="wrong">
            <Trans>This file is too large for a board.</Trans>
          </Notice>
        )}
        {noFirmware ? (
          <Notice tone="wrong">
            <Trans>This file is no firmware for this board.</Trans>
          </Notice>
        ) : (
          <ActionProblem {...add} />
        )}
        <div className={styles.actions}>
          <Button type="submit" size="small" aria-busy={add.busy}>
            <Trans>Add</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  )
}
