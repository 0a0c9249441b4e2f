/** Channels become one, and samples of one rate become samples of another. */
import type { Samples } from './samples.ts'

export function toMono(channels: readonly Samples[]): Samples {
  const length = Math.max(0, ...channels.map((channel) => channel.length))
  const mono = new Float32Array(length)
  for (const channel of channels)
    for (let at = 0; at < channel.length; at++) mono[at]! += channel[at]! / channels.length
  return mono
}

/** How many waves the filter looks to either side, and how finely it is tabulated. */
const LOBES = 8
const FINE = 256

/** Half of a windowed sinc, from its middle outwards. */
const KERNEL = Float32Array.from({ length: LOBES * FINE + 2 }, (_, step) => {
  const x = (Math.PI * step) / FINE
  if (step === 0) return 1
  if (step >= LOBES * FINE) return 0
  return (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / LOBES))
})

function kernelAt(distance: number): number {
  const place = distance * FINE
  const step = Math.floor(place)
  return KERNEL[step]! + (KERNEL[step + 1]! - KERNEL[step]!) * (place - step)
}

/** What is too high for the new rate is left out, so that it does not come back as a wrong tone. */
export function resample(samples: Samples, from: number, to: number): Samples {
  if (from === to || samples.length === 0) return samples.slice()
  const step = from / to
  const out = new Float32Array(Math.max(1, Math.round(samples.length / step)))
  const share = Math.min(1, 1 / step)
  const reach = LOBES / share
  for (let at = 0; at < out.length; at++) {
    const middle = at * step
    const first = Math.max(0, Math.ceil(middle - reach))
    const last = Math.min(samples.length - 1, Math.floor(middle + reach))
    let sum = 0
    for (let near = first; near <= last; near++)
      sum += samples[near]! * kernelAt(Math.abs(near - middle) * share)
    const value = sum * share
    out[at] = Number.isNaN(value) ? 0 : Math.max(-1, Math.min(1, value))
  }
  return out
}
