/** A square button that shows a small picture or a sign, and has a name for who cannot see it. */
import styles from './Button.module.css'
import { Button, type ButtonProps } from './Button.tsx'

interface IconButtonProps extends ButtonProps {
  label: string
}

export function IconButton({
  label,
  look = 'quiet',
  size = 'compact',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <Button
      title={label}
      {...rest}
      look={look}
      size={size}
      aria-label={label}
      className={`${styles.square} ${className}`}
    />
  )
}
