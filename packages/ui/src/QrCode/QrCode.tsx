/** A QR code of an address; dark on white in both themes, because cameras want it so. */
import { useMemo } from 'react'
import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  label: string
  width?: number
  className?: string
}

export function QrCode({ text, label, width = 176, className }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text])
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

/** One path, with the quiet border the standard asks for. */
function drawn(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const parts = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: parts.join('') }
}
