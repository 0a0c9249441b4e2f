/** The school's MicroPython as a file, for a new board at another computer. */

import type { FirmwareFile } from '@panya/domain/admin/settings.ts'
import { sha256Of } from '@panya/engines/board/flash/firmware-file.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { saveFile } from '../../../../coding-kit/save-file.ts'
import type { BoardProps } from '../board-props.ts'
import { useOfferedFirmware } from '../offered-firmware.ts'

export function FirmwareToTake({ host, profile, t }: BoardProps) {
  const offered = useOfferedFirmware(host, profile.id)
  if (offered.length === 0) return null
  const take = async (offer: FirmwareFile): Promise<void> => {
    try {
      const bytes = (await host.firmware?.download(offer)) ?? new Uint8Array()
      const isWhole = (await sha256Of(bytes)) === offer.sha256
      if (isWhole) saveFile(`micropython-${offer.version}.bin`, bytes)
      else host.toast(t('problem.firmware-damaged'), 'error')
    } catch {
      host.toast(t('problem.firmware-unreachable'), 'error')
    }
  }
  return (
    <>
      <p>{t('takeFirmwareToo')}</p>
      {offered.map((offer) => (
        <div key={offer.id}>
          <Button size="small" look="ghost" onClick={() => void take(offer)}>
            {t('downloadCode', { name: `MicroPython ${offer.version}` })}
          </Button>
        </div>
      ))}
    </>
  )
}
