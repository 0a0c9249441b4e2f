import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { Mat } from '@panya/engines/vision/opencv-types.ts'
import type { VisionIo } from '@panya/engines/vision/vision-op.ts'

/** Looks at every place round every possible middle: about so many are a minute of work. */
const MOST_LOOKS = 5e9
/** Middles are counted on a part of the picture that is quickly done. */
const TRIED_SIDE = 300

/** With few votes nearly every point of a busy picture may be a middle, and each is looked at for long. */
export function refuseTooMany(
  { cv, scope }: Pick<VisionIo, 'cv' | 'scope'>,
  soft: Mat,
  { votes, minRadius, maxRadius }: { votes: number; minRadius: number; maxRadius: number },
): void {
  const { cols, rows } = soft
  const wide = 2 * maxRadius
  const around = Math.min(cols, wide) * Math.min(rows, wide)
  // No two middles are neighbours.
  if (((cols * rows) / 4) * around < MOST_LOOKS) return
  const [width, height] = [Math.min(cols, TRIED_SIDE), Math.min(rows, TRIED_SIDE)]
  const left = Math.floor((cols - width) / 2)
  const top = Math.floor((rows - height) / 2)
  const part = scope.own(soft.roi(new cv.Rect(left, top, width, height)))
  const middles = scope.mat()
  const { HOUGH_GRADIENT } = cv
  // Without a largest radius it gives the middles only.
  cv.HoughCircles(part, middles, HOUGH_GRADIENT, 1, 1, 100, votes, minRadius, -1)
  const share = (width * height) / (cols * rows)
  if ((middles.cols / share) * around > MOST_LOOKS) throw new FlowFailure('too-many-circles')
}
