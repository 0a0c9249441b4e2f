/** Where short messages appear: top-center, gone after five seconds, read out by screen readers. */
import 'react-toastify/ReactToastify.css'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { type CloseButtonProps, ToastContainer } from 'react-toastify/unstyled'
import { NewVersionNotice } from '../../features/offline/NewVersionNotice.tsx'
import styles from './Toasts.module.css'

export default function Toasts({ rtl }: { rtl: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <ToastContainer
        position="top-center"
        autoClose={5000}
        rtl={rtl}
        aria-label={t`Messages`}
        closeButton={CloseToast}
      />
      <NewVersionNotice />
    </>
  )
}

function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles['close']}
      aria-label={t`Close this message`}
      onClick={closeToast}
    >
      <Icon name="close" size={16} />
    </button>
  )
}
