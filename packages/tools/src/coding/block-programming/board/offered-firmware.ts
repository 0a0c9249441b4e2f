import type { FirmwareFile } from '@panya/domain/admin/settings.ts'
import { useEffect, useState } from 'react'
import type { ToolHost } from '../../../host/tool-host.ts'

/** What the admin has put there for this board; a server out of reach offers nothing. */
export function useOfferedFirmware({ firmware }: ToolHost, board: string): FirmwareFile[] {
  const [offered, setOffered] = useState<FirmwareFile[]>([])
  useEffect(() => {
    let here = true
    firmware?.list().then(
      (files) => here && setOffered(files.filter((offer) => offer.board === board)),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [firmware, board])
  return offered
}
