import { bodyPose, poseNumbers } from '../models/body-pose.ts'
import { pictureFeatures } from '../models/picture-features.ts'
import type { Picture } from '../picture.ts'
import type { TensorSource } from '../tensors.ts'

/** What was seen in a picture is remembered: adding one example does not mean looking at all again. */

const MOST = 600

export type Looks = 'pictures' | 'bodies'

function nameOf({ width, height, rgba }: Picture): string {
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  let [a, b] = [0x811c9dc5, 0x9e3779b9]
  for (const word of words) {
    a = Math.imul(a ^ word, 0x01000193)
    b = Math.imul(b ^ (word >>> 7), 0x85ebca6b)
  }
  return `${width}x${height} ${a} ${b}`
}

export class FeatureCache {
  readonly #known = new Map<string, Float32Array>()
  readonly #start: () => Promise<TensorSource>

  constructor(start: () => Promise<TensorSource>) {
    this.#start = start
  }

  async of(picture: Picture, looks: Looks): Promise<Float32Array> {
    const name = `${looks} ${nameOf(picture)}`
    const before = this.#known.get(name)
    if (before) return before
    const source = await this.#start()
    const features =
      looks === 'bodies'
        ? poseNumbers(await bodyPose(source, picture))
        : await pictureFeatures(source, picture)
    this.#known.set(name, features)
    const oldest = this.#known.size > MOST ? this.#known.keys().next().value : undefined
    if (oldest !== undefined) this.#known.delete(oldest)
    return features
  }

  /** Not remembered: a picture with a part covered is never seen again. */
  async fresh(picture: Picture, looks: Looks): Promise<Float32Array> {
    const source = await this.#start()
    if (looks === 'bodies') return poseNumbers(await bodyPose(source, picture))
    return pictureFeatures(source, picture)
  }
}
