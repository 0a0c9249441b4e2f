import { DOODLE_NAMES, type DoodleName } from './doodle-model.ts'
import { type Gallery, type GalleryDrawing, similarDrawings } from './gallery.ts'
import { predict } from './network.ts'
import { boundsOf, rasterise, type Stroke } from './raster.ts'
import type { Weights } from './weights.ts'

/** What the machine thinks of a drawing, and why. */

export interface Guess {
  name: DoodleName
  /** Between 0 and 1. */
  sureness: number
}

export interface Explanation {
  guesses: Guess[]
  similar: GalleryDrawing[]
  /**
   * For each stroke, how much sureness in the top guess (or in `about`) is lost without it;
   * below zero when the stroke speaks against it.
   */
  strokeEffects: number[]
  about: DoodleName
}

const TOP = 5
const SIMILAR = 6
/** More strokes than this are explained in bundles, so that the answer stays quick. */
const MAX_REMOVALS = 24

export function guess(weights: Weights, strokes: readonly Stroke[]): Guess[] {
  return ranked(predict(weights, rasterise(strokes)).probabilities).slice(0, TOP)
}

function ranked(probabilities: Float32Array): Guess[] {
  return DOODLE_NAMES.map((name, index) => ({ name, sureness: probabilities[index]! })).toSorted(
    (a, b) => b.sureness - a.sureness,
  )
}

function strokeEffects(
  weights: Weights,
  strokes: readonly Stroke[],
  about: DoodleName,
  whole: number,
): number[] {
  const frame = boundsOf(strokes)
  const index = DOODLE_NAMES.indexOf(about)
  const bundle = Math.ceil(strokes.length / MAX_REMOVALS)
  const effects: number[] = []
  for (let first = 0; first < strokes.length; first += bundle) {
    const rest = strokes.filter((_, at) => at < first || at >= first + bundle)
    const without = predict(weights, rasterise(rest, frame)).probabilities[index]!
    for (let at = first; at < Math.min(first + bundle, strokes.length); at++) {
      effects.push(whole - without)
    }
  }
  return effects
}

export function explain(
  weights: Weights,
  gallery: Gallery,
  strokes: readonly Stroke[],
  asked?: DoodleName,
): Explanation {
  const { probabilities, evidence } = predict(weights, rasterise(strokes))
  const guesses = ranked(probabilities)
  const about = asked ?? guesses[0]!.name
  const whole = probabilities[DOODLE_NAMES.indexOf(about)]!
  return {
    guesses: guesses.slice(0, TOP),
    similar: similarDrawings(gallery, evidence, SIMILAR),
    strokeEffects: strokeEffects(weights, strokes, about, whole),
    about,
  }
}
