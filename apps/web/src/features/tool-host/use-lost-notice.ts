/** Says that something of a project could not be had, and that saving does not lose it. */
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { toast } from 'react-toastify/unstyled'

export function useLostNotice(lost: number): void {
  const { t } = useLingui()
  useEffect(() => {
    if (lost === 0) return
    const message = t`Some pictures or sounds could not be loaded. You can go on: saving does not lose them. Open the project again later to see them.`
    toast(message, { type: 'warning', autoClose: false, toastId: 'lost-assets' })
  }, [lost, t])
}
