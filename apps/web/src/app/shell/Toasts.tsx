/** Where short messages appear: top-center, gone after five seconds, read out by screen readers. */
import { useLingui } from '@lingui/react/macro'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { type CloseButtonProps, cssTransition, ToastContainer } from 'react-toastify/unstyled'
import { NewVersionNotice } from '../../features/offline/NewVersionNotice.tsx'
import styles from './Toasts.module.css'

const MOVES = cssTransition({ enter: styles.enter!, exit: styles.exit! })

export default function Toasts({ rtl }: { rtl: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <ToastContainer
        position="top-center"
        autoClose={5000}
        rtl={rtl}
        aria-label={t`Messages`}
        className={styles.container}
        toastClassName={styles.toast}
        progressClassName={styles.progress}
        transition={MOVES}
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
      className={styles.close}
      aria-label={t`Close this message`}
      onClick={closeToast}
    >
      <Icon name="close" size={16} />
    </button>
  )
}
