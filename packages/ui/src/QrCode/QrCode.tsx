/** A QR code of an address; dark on white in both themes, because cameras want it so. */
import { qrPath } from '@panya/domain/qr/qr-code.ts'
import { useMemo } from 'react'

interface QrCodeProps {
  text: string
  label: string
  width?: number
  className?: string
}

export function QrCode({ text, label, width = 176, className }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      width={width}
      height={width}
      shapeRendering="crispEdges"
    >
      <title>{label}</title>
      <rect width={size} height={size} fill="#fff" rx="2" />
      <path d={path} fill="#000" />
    </svg>
  )
}
