/** What the buttons of the sound editor do to a part. Each gives new samples; none ever goes beyond 1. */
import { joined, withPart } from './cut.ts'
import { resample } from './resample.ts'
import { limited, type Part, partWithin, peakOf, RATE, type Samples } from './samples.ts'

/** Louder and softer, and faster and slower, take each other back. */
const VOLUME_STEP = 1.4
const SPEED_STEP = 1.25
const NORMAL_PEAK = 0.95
/** Below this it is silence with a little noise: making that loud helps nobody. */
const SILENCE = 0.001
const ECHO_SECONDS = 0.22
const ECHO_SHARES = [0.5, 0.25, 0.12]
const ROBOT_HERTZ = 55
const ROBOT_COMB_SECONDS = 0.009
const ROBOT_COMB_SHARE = 0.5

/** Every sample by itself; `place` goes from 0 to 1 along the part. */
function each(
  samples: Samples,
  part: Part,
  change: (value: number, place: number) => number,
): Samples {
  return withPart(samples, part, (inside) => {
    const last = Math.max(1, inside.length - 1)
    return inside.map((value, at) => limited(change(value, at / last)))
  })
}

const fadeIn = (samples: Samples, part: Part): Samples =>
  each(samples, part, (value, place) => value * place)

const fadeOut = (samples: Samples, part: Part): Samples =>
  each(samples, part, (value, place) => value * (1 - place))

const louder = (samples: Samples, part: Part): Samples =>
  each(samples, part, (value) => value * VOLUME_STEP)

const softer = (samples: Samples, part: Part): Samples =>
  each(samples, part, (value) => value / VOLUME_STEP)

const mute = (samples: Samples, part: Part): Samples => each(samples, part, () => 0)

const reverse = (samples: Samples, part: Part): Samples =>
  withPart(samples, part, (inside) => inside.toReversed())

/** As loud as it can be without distortion. */
function normalise(samples: Samples, part: Part): Samples {
  const peak = peakOf(samples, partWithin(part, samples.length))
  if (peak < SILENCE) return samples
  return withPart(samples, part, (inside) => inside.map((value) => (value / peak) * NORMAL_PEAK))
}

/** Faster is higher, slower is lower, like a record. */
const faster = (samples: Samples, part: Part): Samples =>
  withPart(samples, part, (inside) => resample(inside, SPEED_STEP, 1))

const slower = (samples: Samples, part: Part): Samples =>
  withPart(samples, part, (inside) => resample(inside, 1, SPEED_STEP))

/** The part comes back more and more softly; the last of it rings on behind the end of the sound. */
function echo(samples: Samples, part: Part): Samples {
  const { from, to } = partWithin(part, samples.length)
  if (from === to) return samples
  const delay = Math.round(ECHO_SECONDS * RATE)
  const end = Math.max(samples.length, to + delay * ECHO_SHARES.length)
  const mixed = joined(samples, new Float32Array(end - samples.length))
  for (const [index, share] of ECHO_SHARES.entries()) {
    const shift = delay * (index + 1)
    for (let at = from; at < to; at++) mixed[at + shift]! += samples[at]! * share
  }
  for (let at = from; at < end; at++) mixed[at] = limited(mixed[at]!)
  return mixed
}

/** The voice is switched on and off by a low tone, in a tin. */
function robot(samples: Samples, part: Part): Samples {
  const delay = Math.round(ROBOT_COMB_SECONDS * RATE)
  return withPart(samples, part, (inside) => {
    const out = new Float32Array(inside.length)
    for (let at = 0; at < inside.length; at++) {
      const tone = Math.sin((2 * Math.PI * ROBOT_HERTZ * at) / RATE)
      const before = at < delay ? 0 : out[at - delay]!
      out[at] = limited(inside[at]! * tone + before * ROBOT_COMB_SHARE)
    }
    return out
  })
}

/** By the name of its button. */
export const EFFECTS = {
  fadeIn,
  fadeOut,
  louder,
  softer,
  mute,
  normalise,
  faster,
  slower,
  reverse,
  echo,
  robot,
}
