import type { NodeDrawings } from '../../../flow-kit/pictures/marks.ts'
import { ANSWER_PICTURES } from './answers.ts'
import { SENSE_PICTURES } from './senses.ts'

/** A small drawing for every node of the tool. */
export const AI_PICTURES: NodeDrawings = { ...SENSE_PICTURES, ...ANSWER_PICTURES }
