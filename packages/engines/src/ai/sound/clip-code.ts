/** A short recording as text in a document: 16 000 values a second, eight bits each on a curve that keeps quiet sounds. */

const CURVE = 255

export function writeClip(samples: Float32Array): string {
  let text = ''
  for (const sample of samples) {
    const value = Math.max(-1, Math.min(1, sample))
    const bent = (Math.sign(value) * Math.log1p(CURVE * Math.abs(value))) / Math.log1p(CURVE)
    text += String.fromCharCode(Math.round(bent * 127) + 128)
  }
  return btoa(text)
}

/** Null when it is no recording. */
export function readClip(text: string): Float32Array | null {
  let letters: string
  try {
    letters = atob(text)
  } catch {
    return null
  }
  if (letters.length === 0) return null
  return Float32Array.from(letters, (letter) => {
    const bent = (letter.charCodeAt(0) - 128) / 127
    return (Math.sign(bent) * Math.expm1(Math.abs(bent) * Math.log1p(CURVE))) / CURVE
  })
}

/** Longest that is kept of one recording, in seconds. */
export const LONGEST = 2
