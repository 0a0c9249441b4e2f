/** A table made ready to be drawn. */
export interface ChartData {
  kind: string
  title: string
  xName: string
  yName: string
  categories?: string[]
  series: {
    name: string
    values: (number | null)[] | (number | null)[][]
    /** Drawn as a smooth line over bars. */
    curve?: boolean
  }[]
  /** Categories are ranges of numbers, `from–to`. */
  ranges?: boolean
  /** What was counted, to be named in the learner's language. */
  yWord?: 'count' | 'share' | 'cumulative'
  /** The set of colours it is drawn in; that of the look without it. */
  colours?: string
}
