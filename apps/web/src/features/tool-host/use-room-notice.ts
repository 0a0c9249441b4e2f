/** Says what to do when the server has no room for the work that is open. */
import { useLingui } from '@lingui/react/macro'
import type { SaveState } from '@panya/tools/host/tool-host.ts'
import { useEffect } from 'react'
import { toast } from 'react-toastify/unstyled'

export function useRoomNotice(state: SaveState): void {
  const { t } = useLingui()
  useEffect(() => {
    if (state !== 'full') return
    const message = t`There is no room for this project right now. Your work is safe on this device. Use smaller pictures and shorter sounds, or delete projects you do not need and empty the trash.`
    toast(message, { type: 'warning', autoClose: false, toastId: 'no-room' })
  }, [state, t])
}
