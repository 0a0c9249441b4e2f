import type { NodeDrawings } from '../../../flow-kit/pictures/marks.ts'
import { CHART_PICTURES } from './charts.ts'
import { LEARN_PICTURES } from './learn.ts'
import { TABLE_PICTURES } from './tables.ts'

/** A small drawing for every node of the tool. */
export const DATA_PICTURES: NodeDrawings = {
  ...TABLE_PICTURES,
  ...LEARN_PICTURES,
  ...CHART_PICTURES,
}
