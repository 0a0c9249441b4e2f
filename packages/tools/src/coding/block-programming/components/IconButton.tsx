/** A button that is one small picture with a name for everybody who cannot see it. */
import type { ComponentProps } from 'react'
import styles from './IconButton.module.css'

const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  zoomIn: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5M8 11h6M11 8v6',
  zoomOut: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5M8 11h6',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 9h6v6H9Z',
  tidy: 'M5 5h9M5 10h13M5 15h7M5 20h11',
  find: 'M4 5h9M4 10h5M4 15h4M14 9a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM18 18l3 3',
  flag: 'M6 21V4M6 5c4-3 8 3 13 0v9c-5 3-9-3-13 0',
  stop: 'M7 7h10v10H7Z',
  onward: 'M5 12h14M13 6l6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5v14l11-7Z',
  step: 'M6 6v12l8-6ZM17 6v12',
  plus: 'M12 5v14M5 12h14',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const

export type IconName = keyof typeof PATHS

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName
  label: string
  /** Shows the name beside the picture. */
  withText?: boolean
  look?: 'plain' | 'go' | 'stop'
}

export function IconButton({
  icon,
  label,
  withText = false,
  look = 'plain',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`${styles.button} ${styles[look]}`}
      aria-label={withText ? undefined : label}
      title={label}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" data-icon={icon} aria-hidden="true">
        <path d={PATHS[icon]} />
      </svg>
      {withText && <span>{label}</span>}
    </button>
  )
}
