/** Colours as children mix them (hue, saturation, brightness), and what a shape is painted with. */
export interface Hsb {
  /** 0 to 360. */
  hue: number
  /** 0 to 100. */
  saturation: number
  brightness: number
}

export const PAINT_KINDS = ['none', 'solid', 'horizontal', 'vertical', 'radial'] as const
export type PaintKind = (typeof PAINT_KINDS)[number]

/** No colour, one colour, or two that run into each other. */
export interface Paint {
  kind: PaintKind
  colour: string
  second: string
}

export const PALETTE = [
  '#1c1a3d',
  '#64748b',
  '#ffffff',
  '#7c2d12',
  '#dc2626',
  '#f97316',
  '#facc15',
  '#84cc16',
  '#16a34a',
  '#0d9488',
  '#38bdf8',
  '#2563eb',
  '#4338ca',
  '#9333ea',
  '#ec4899',
  '#fda4af',
  '#fcd9b6',
  '#c68642',
  '#8d5524',
  '#fef3c7',
] as const

export function hexOf({ hue, saturation, brightness }: Hsb): string {
  const s = saturation / 100
  const v = brightness / 100
  const channel = (offset: number): string => {
    const k = (offset + hue / 60) % 6
    const value = v - v * s * Math.max(0, Math.min(k, 4 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(5)}${channel(3)}${channel(1)}`
}

export function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const number = Number.parseInt(/^#[\da-f]{6}$/i.test(hex) ? hex.slice(1) : '000000', 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

export function hexOfChannels(red: number, green: number, blue: number): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
}

export function hsbOf(hex: string): Hsb {
  const [r, g, b] = channelsOf(hex).map((value) => value / 255) as [number, number, number]
  const most = Math.max(r, g, b)
  const range = most - Math.min(r, g, b)
  let hue = 0
  if (range > 0) {
    if (most === r) hue = ((g - b) / range + 6) % 6
    else if (most === g) hue = (b - r) / range + 2
    else hue = (r - g) / range + 4
  }
  return {
    hue: Math.round(hue * 60) % 360,
    saturation: Math.round(most === 0 ? 0 : (range / most) * 100),
    brightness: Math.round(most * 100),
  }
}
