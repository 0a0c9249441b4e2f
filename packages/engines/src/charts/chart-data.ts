import type { RowLinks } from '../flow/row-links.ts'

/** A table made ready to be drawn. */
export interface ChartData {
  kind: string
  title: string
  xName: string
  yName: string
  categories?: string[]
  /** When each category is, as milliseconds: it then stands where it belongs in time. */
  times?: number[]
  /** Points of a scatter plot lie along a line of time. */
  xIsTime?: boolean
  /** How the years of the axis are counted, where the table counts them so. */
  era?: 'be'
  /** Lines break where their own value is missing. */
  gaps?: boolean
  series: {
    name: string
    values: (number | null)[] | (number | null)[][]
    /** Places where there are rows but no value; all other empty places are days of other series. */
    missing?: number[]
    /** Drawn as a smooth line over bars. */
    curve?: boolean
  }[]
  /** Categories are ranges of numbers, `from–to`. */
  ranges?: boolean
  /** What was counted, to be named in the learner's language. */
  yWord?: 'count' | 'share' | 'cumulative'
  /** The set of colours it is drawn in; that of the look without it. */
  colours?: string
  /** The rows behind each mark, series by series. */
  links?: readonly RowLinks[]
}
