/** The blocks of the trained model, in the order of the toolbox. */
import {
  modelConfidence,
  modelIs,
  modelLabel,
  modelWhen,
  words as recogniseWords,
} from './recognise.ts'
import { modelTopic, modelTopicConfidence, words as topicWords } from './topic.ts'

export const MODEL_BLOCKS = [
  modelWhen,
  modelLabel,
  modelIs,
  modelConfidence,
  modelTopic,
  modelTopicConfidence,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const modelWords = () => ({ ...recogniseWords, ...topicWords })
