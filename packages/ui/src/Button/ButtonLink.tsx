/** A link that stands where a button would. */
import type { ComponentProps } from 'react'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class.ts'

interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string
  look?: ButtonLook
  size?: ButtonSize
}

export function ButtonLink({ look, size, className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={`${buttonClass(look, size)} ${className}`}>
      {children}
    </a>
  )
}
