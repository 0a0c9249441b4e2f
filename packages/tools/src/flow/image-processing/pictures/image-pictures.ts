import type { NodeDrawings } from '../../../flow-kit/pictures/marks.ts'
import { CHANGE_PICTURES } from './change.ts'
import { FIND_PICTURES } from './find.ts'

/** A small drawing for every node of the tool. */
export const IMAGE_PICTURES: NodeDrawings = { ...CHANGE_PICTURES, ...FIND_PICTURES }
