import type { ComponentProps } from 'react'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  size?: ButtonSize
}

export function Button({ look, size, type = 'button', className = '', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`${buttonClass(look, size)} ${className}`} />
}
