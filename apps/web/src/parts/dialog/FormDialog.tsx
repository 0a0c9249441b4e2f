/** A dialog with a form: what is asked for, a way out, and the button that sends it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { type ReactNode, useId } from 'react'
import styles from './FormDialog.module.css'

interface FormDialogProps {
  title: ReactNode
  children?: ReactNode
  /** What the button says that sends it. */
  submit: ReactNode
  danger?: boolean
  /** What the button says that leaves all as it is; null for none. */
  cancel?: ReactNode
  /** Another button, before those two. */
  more?: ReactNode
  /** False while something has to be chosen or typed first. */
  ready?: boolean
  busy?: boolean
  /** When the fields say themselves what is wrong. */
  noValidate?: boolean
  onSubmit(form: HTMLFormElement): void
  onClose(): void
}

export function FormDialog(props: FormDialogProps) {
  const { title, children, submit, danger, more, ready = true, busy, noValidate } = props
  const { cancel = <Trans>Cancel</Trans>, onSubmit, onClose } = props
  const { t } = useLingui()
  const id = useId()
  return (
    <Dialog
      title={title}
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        <>
          {more}
          {cancel && (
            <Button look="ghost" onClick={onClose}>
              {cancel}
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            look={danger ? 'stop' : 'solid'}
            aria-disabled={!ready}
            aria-busy={busy}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate={noValidate}
        onSubmit={(event) => {
          event.preventDefault()
          if (ready && !busy) onSubmit(event.currentTarget)
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
