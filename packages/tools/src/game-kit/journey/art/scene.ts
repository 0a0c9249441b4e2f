/** A place of a journey, put together from parts: a sky, what lies far away, the ground and what stands on it. */
import type { Ink } from '../../core/journey/ink.ts'
import { BUILDING_PARTS } from './building-parts.ts'
import { INDOOR_PARTS } from './indoor-parts.ts'
import { NATURE_PARTS } from './nature-parts.ts'

const PARTS = { ...NATURE_PARTS, ...BUILDING_PARTS, ...INDOOR_PARTS }
type PartName = keyof typeof PARTS

interface PlacedPart {
  inks: readonly Ink[]
  x: number
  y: number
  scale: number
}

type Far = 'hills' | 'peaks' | 'sea' | 'rock' | 'wall' | 'hall' | 'town'

export interface Scene {
  sky: 'sky-day' | 'sky-dusk' | 'sky-night' | 'cave' | 'room'
  far: Far
  ground: 'grass' | 'sand' | 'earth' | 'floor' | 'snow'
  parts: readonly PlacedPart[]
}

export const SCENE_WIDTH = 800
export const SCENE_HEIGHT = 200

/** What lies behind the parts, from side to side. */
export const FAR: Record<Far, readonly Ink[]> = {
  hills: [
    { fill: 'var(--art-far)', path: 'M0 200V128q120-60 240-16t220-22 340 26v84Z' },
    { fill: 'var(--art-far2)', path: 'M0 200v-44q160-48 320-10t480-22v76Z' },
  ],
  peaks: [
    {
      fill: 'var(--art-far)',
      path: 'M0 200v-70l90-66 70 52 96-86 110 90 90-60 110 66 94-80 140 90v64Z',
    },
    { fill: 'var(--art-far2)', path: 'M0 200v-36q200-40 400-6t400-14v56Z' },
  ],
  sea: [
    { fill: 'var(--art-sea)', path: 'M0 200v-94h800v94Z' },
    {
      stroke: 'var(--art-white)',
      width: 2.5,
      path: 'M60 130q14-8 28 0t28 0M350 122q14-8 28 0t28 0M620 136q14-8 28 0t28 0M480 156q14-8 28 0t28 0',
    },
  ],
  rock: [
    { fill: 'var(--art-cave2)', path: 'M0 0h800v30q-60 46-150 20T470 54 290 36 130 58 0 34Z' },
    { fill: 'var(--art-cave3)', path: 'M0 200v-66q90-50 190-24t220-18 200 14 190-16v110Z' },
  ],
  wall: [
    { fill: 'var(--art-wall2)', path: 'M0 132h800v68H0Z' },
    { fill: 'var(--art-wall3)', path: 'M0 128h800v7H0Z' },
  ],
  hall: [
    { fill: 'var(--art-cave3)', path: 'M0 132h800v68H0Z' },
    { fill: 'var(--art-cave2)', path: 'M0 128h800v7H0Z' },
    {
      stroke: 'var(--art-cave2)',
      width: 2,
      path: 'M40 30h60M360 70h70M690 44h60M150 100h50M520 96h60M250 20h40M600 14h50',
    },
  ],
  town: [
    {
      fill: 'var(--art-far)',
      path: 'M0 200v-74h50v-26h44v26h36V84h60v42h44v-30l34-22 34 22v30h60v-48h50v48h70v-26l30-24 30 24v26h58V76h52v50h60v-34h88v108Z',
    },
    { fill: 'var(--art-far2)', path: 'M0 200v-38q220-26 420-4t380-12v54Z' },
  ],
}

/** Where the ground begins under the far land; slightly uneven, as ground is. */
export const GROUND = 'M0 200v-24q140-16 300-6t300-4 200-2v36Z'

/** Parts as `name x y scale`, one after the other with commas between. */
function place(text: string): PlacedPart[] {
  return text.split(',').map((each) => {
    const [name = '', x, y, scale = '1'] = each.trim().split(' ')
    return { inks: PARTS[name as PartName], x: Number(x), y: Number(y), scale: Number(scale) }
  })
}

export function scene(sky: Scene['sky'], far: Far, ground: Scene['ground'], parts: string): Scene {
  return { sky, far, ground, parts: place(parts) }
}
