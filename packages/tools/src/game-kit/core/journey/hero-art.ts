/** The heroes of the games in what they wear, on a tile of 48 by 48. */
import { type Ink, readInks } from './ink.ts'
import type { HeroColor, HeroHat, HeroLook } from './wardrobe.ts'

export type HeroKind = 'robot' | 'knight'

interface Shades {
  body: string
  edge: string
  /** Arms and legs stand on light and on dark ground alike. */
  limb: string
}

export const SHADES: Record<HeroColor, Shades> = {
  indigo: { body: '#4f46e5', edge: '#1e1b4b', limb: '#706cf0' },
  teal: { body: '#0f8a80', edge: '#063f3b', limb: '#0f9488' },
  coral: { body: '#d9531e', edge: '#5c1f08', limb: '#dd5f2e' },
  leaf: { body: '#4f8a10', edge: '#223f05', limb: '#5c951d' },
  violet: { body: '#8b3fd9', edge: '#3b1263', limb: '#a066e0' },
  slate: { body: '#56648a', edge: '#1d2336', limb: '#7180a8' },
  gold: { body: '#d99a06', edge: '#5a3b02', limb: '#b07d0c' },
}

const HAT_ART: Record<HeroHat, readonly Ink[]> = {
  none: [],
  cap: readInks(`
    #c2410c M10 12c0-9 6-12 14-12s14 3 14 12Z
    #7c2d12 M8 11h34q5 0 5 4-8-2-39 0Z
    #fde68a M22 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z`),
  flower: readInks(`
    #15803d/2.5 M24 11c0-4 1-5 3-7
    #ec4899 M24 2a4 4 0 1 1 5-4a4 4 0 1 1 5 4a4 4 0 1 1-3 6a4 4 0 1 1-5 0a4 4 0 1 1-2-6Z
    #fde047 M26 3a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z`),
  headphones: readInks(`
    #64748b/3.5 M8 21C6 4 14 1 24 1s18 3 16 20
    #0f172a M3 17q0-2 3-2h3v12H6q-3 0-3-2ZM45 17q0-2-3-2h-3v12h3q3 0 3-2Z
    #22d3ee M5 18h2v6H5ZM41 18h2v6h-2Z`),
  wizard: readInks(`
    #6d28d9 M11 11 23-10l3 2 11 19Z
    #4c1d95 M5 12q19-6 38 0-19 5-38 0Z
    #fde047 M24-1l1.400 2.800 3 .4-2.200 2.200.5 3-2.700-1.400-2.700 1.400.5-3-2.200-2.200 3-.4Z`),
  graduate: readInks(`
    #0f172a M13 6h22v7q-11 4-22 0Z
    #334155 M24-4 46 4 24 12 2 4Z
    #fbbf24/2 M24 4l16 3v8`),
  crown: readInks(`
    #f59e0b M10 12 8-2l8 6 8-9 8 9 8-6-2 14Z
    #b45309/1.500 M10 12 8-2l8 6 8-9 8 9 8-6-2 14Z
    #ef4444 M22 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z`),
}

export function hatInks(look: HeroLook): readonly Ink[] {
  return HAT_ART[look.hat]
}

function robotInks({ color, hat }: HeroLook): Ink[] {
  const { body, edge, limb } = SHADES[color]
  const antenna: Ink[] = [
    { stroke: limb, width: 4, path: 'M24 10V5' },
    { fill: '#f59e0b', stroke: edge, width: 1, path: 'M21 4a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z' },
  ]
  return [
    { stroke: limb, width: 4, path: 'M16 36v6M32 36v6M7 27l-3 6M41 27l3 6' },
    {
      fill: body,
      stroke: edge,
      width: 1.5,
      path: 'M18 10h12q10 0 10 10v8q0 10-10 10H18q-10 0-10-10v-8q0-10 10-10Z',
    },
    { fill: '#e6e8ff', path: 'M18.500 15h11a6.500 6.500 0 0 1 0 13h-11a6.500 6.500 0 0 1 0-13Z' },
    { stroke: '#1c1a3d', width: 3.5, path: 'M17 19v4M31 19v4' },
    { stroke: '#e6e8ff', width: 2.2, path: 'M18 32l3 2-3 2M24 36h5' },
    ...(hat === 'none' || hat === 'headphones' ? antenna : []),
  ]
}

function knightInks({ color }: HeroLook): Ink[] {
  const { body } = SHADES[color]
  return [
    {
      fill: body,
      stroke: '#12102b',
      width: 2,
      path: 'M10 43c0-24 4-36 14-36s14 12 14 36q-14 5-28 0Z',
    },
    { fill: '#1e1b4b', path: 'M15 24c0-9 4-12 9-12s9 3 9 12-4 9-9 9-9 0-9-9Z' },
    {
      fill: '#fbbf24',
      path: 'M18 24a2.6 2.6 0 1 0 5 0 2.6 2.6 0 1 0-5 0ZM26 24a2.6 2.6 0 1 0 5 0 2.6 2.6 0 1 0-5 0Z',
    },
    { stroke: '#e5e7eb', width: 3.5, path: 'M41 14v24' },
    { stroke: '#b45309', width: 3.5, path: 'M37 34h8M41 38v5' },
  ]
}

export function heroInks(kind: HeroKind, look: HeroLook): readonly Ink[] {
  return [...(kind === 'robot' ? robotInks(look) : knightInks(look)), ...hatInks(look)]
}
