/** A button that opens a small panel under it. Works before scripts do, closes on Escape and outside. */
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  /** What the button shows. */
  summary: ReactNode
  /** The button's name when what it shows is a picture. */
  label?: string
  children: ReactNode
  /** `wide` panels span the header. */
  panel?: 'small' | 'wide'
  className?: string
  /** Changes when the panel should close by itself, such as the address. */
  closeOn?: unknown
}

export function Disclosure({
  summary,
  label,
  children,
  panel = 'small',
  className = '',
  closeOn,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useClosing(details)
  const openFor = useRef(closeOn)
  useEffect(() => {
    // Opened before the scripts were there, it stays open when they come.
    if (openFor.current === closeOn) return
    openFor.current = closeOn
    details.current?.removeAttribute('open')
  }, [closeOn])
  return (
    <details ref={details} className={`${styles.disclosure} ${className}`} data-panel={panel}>
      <summary className={styles.summary} aria-label={label}>
        {summary}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

function useClosing(details: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current
    if (!element) return undefined
    const close = () => element.removeAttribute('open')
    const onPointerDown = (event: PointerEvent) => {
      if (element.open && !element.contains(event.target as Node)) close()
    }
    const onFocusOut = (event: FocusEvent) => {
      const next = event.relatedTarget as Node | null
      if (next && !element.contains(next)) close()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      close()
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    element.addEventListener('focusout', onFocusOut)
    element.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      element.removeEventListener('focusout', onFocusOut)
      element.removeEventListener('keydown', onKeyDown)
    }
  }, [details])
}
