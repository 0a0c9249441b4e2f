import { readModelFile } from '../ai/learn/model-file.ts'
import { answerAboutText, type TextAnswer } from './text-model.ts'

/** A model of texts out of a file, for who asks it again and again: the same text is read once. */

const MOST_KNOWN = 200
/** A program may build a text without end; what is beyond this tells no more about its topic. */
const LONGEST = 5_000

export class TextTopics {
  readonly labels: readonly string[]
  readonly #ask: (text: string) => TextAnswer
  readonly #known = new Map<string, TextAnswer>()

  /** Throws where the file holds no model of texts. */
  constructor(file: string) {
    const { learned } = readModelFile(file)
    if (learned.kind !== 'texts') throw new Error('not a model of texts')
    this.labels = learned.labels
    this.#ask = (text) => answerAboutText(learned, text)
  }

  #answer(text: string): TextAnswer {
    const asked = text.slice(0, LONGEST)
    const before = this.#known.get(asked)
    if (before) return before
    const answer = this.#ask(asked)
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(asked, answer)
    return answer
  }

  /** Empty where it knows nothing of the text. */
  topic(text: string): string {
    return this.#answer(text).label
  }

  /** In percent; of a topic that it does not know there is none. */
  confidence(text: string, label: string): number {
    const { label: topic, chances } = this.#answer(text)
    const at = this.labels.indexOf(label)
    return at < 0 || topic === '' ? 0 : Math.round(chances[at]! * 100)
  }
}
