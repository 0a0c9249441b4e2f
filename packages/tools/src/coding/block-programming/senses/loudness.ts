/** How loud samples between -1 and 1 are, from 0 to 100: a quiet room is near 0, clapping near 100. */
export function loudnessOf(samples: Float32Array): number {
  const squares = samples.reduce((sum, sample) => sum + sample * sample, 0)
  const mean = Math.sqrt(squares / Math.max(1, samples.length))
  return Math.min(100, Math.round(Math.sqrt(mean * 1.6) * 100))
}
