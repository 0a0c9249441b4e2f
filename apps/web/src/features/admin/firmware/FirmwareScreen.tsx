/** Firmware that learners can put on their boards: taken in, checked by its sum, and removed. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { FirmwareFile } from '@panya/domain/admin/settings.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { fetchFirmware, removeFirmware } from '../../../adapters/admin/settings.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { AdminPage } from '../parts/AdminPage.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import parts from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { useAction } from '../parts/use-action.ts'
import { BOARD_NAMES } from './board-names.ts'
import styles from './Firmware.module.css'
import { UploadForm } from './UploadForm.tsx'

export const FIRMWARE_TOUCHES = [
  ['admin', 'firmware'],
  ['admin', 'audit'],
]

export default function FirmwareScreen() {
  const files = useQuery({ queryKey: ['admin', 'firmware'], queryFn: fetchFirmware })
  return (
    <AdminPage
      title={<Trans>Board firmware</Trans>}
      lead={<Trans>The newest file of a board is offered to learners who connect one.</Trans>}
    >
      <UploadForm touches={FIRMWARE_TOUCHES} />
      <QueryState query={files} />
      {files.data?.length === 0 && (
        <p className={parts.empty}>
          <Trans>None so far.</Trans>
        </p>
      )}
      {files.data && files.data.length > 0 && <Files files={files.data} />}
    </AdminPage>
  )
}

function Files({ files }: { files: FirmwareFile[] }) {
  const { t } = useLingui()
  const { moment, count } = useFormat()
  const remove = useAction({ send: removeFirmware, touches: FIRMWARE_TOUCHES })
  return (
    <>
      <ActionProblem {...remove} />
      <DataTable
        label={t`Board firmware`}
        head={[
          { label: <Trans>Board</Trans> },
          { label: <Trans>Version</Trans> },
          { label: 'SHA-256' },
          { label: <Trans>Size</Trans>, number: true },
          { label: <Trans>Added</Trans> },
          { label: <span className="visually-hidden">{t`Actions`}</span> },
        ]}
      >
        {files.map((file) => (
          <tr key={file.id}>
            <td>{BOARD_NAMES[file.board]}</td>
            <td>
              <a href={file.url} download={`${file.board}-${file.version}.bin`}>
                {file.version}
              </a>
            </td>
            <td>
              <code className={styles.sum}>{file.sha256}</code>
            </td>
            <td data-number>{t`${count(Math.round(file.bytes / 1024))} KB`}</td>
            <td>{moment(file.uploadedAt)}</td>
            <td data-number>
              <Button
                size="small"
                look="stop"
                aria-label={t`Remove ${file.version}`}
                onClick={() => remove.run(file.id)}
              >
                <Trans>Remove</Trans>
              </Button>
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  )
}
