/** The button of a window that is most likely pressed next: it takes the focus when it appears. */
import { Button, type ButtonProps } from '@panya/ui/Button/Button.tsx'
import { useEffect, useRef } from 'react'

export function FirstButton(props: Omit<ButtonProps, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  // After the dialog was opened, which would choose the button that closes it.
  useEffect(() => button.current?.focus(), [])
  return <Button {...props} ref={button} />
}
