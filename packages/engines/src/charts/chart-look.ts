import type { ChartData } from './chart-data.ts'
import { PALETTES } from './palettes.ts'

/** How a chart looks: colours and letters of the page, and the room there is. */

export interface ChartLook {
  ink: string
  line: string
  /** What the chart lies on. */
  ground: string
  colours: string[]
  font: string
  large: boolean
  /** How many pixels there are across. */
  width: number
  /** Titles begin at the right. */
  rtl: boolean
  /** Of the page: months are named in it. */
  language: string
  /** What is said about the chart to those who do not see it. */
  about: string
  /** The name of what is gathered in one slice. */
  others: (count: number) => string
  /** How much of each mark is selected, in the order of the data's links; null while nothing is. */
  marked?: Float32Array | null
  /** The mark that the keyboard is on. */
  cursor?: number | null
}

export const labelStyle = (look: ChartLook, size = look.large ? 13 : 10) => ({
  color: look.ink,
  fontFamily: look.font,
  fontSize: size,
})

export const coloursOf = (data: ChartData, look: ChartLook): readonly string[] =>
  PALETTES[data.colours ?? ''] ?? look.colours

/** What is selected stays strong, all else steps back; the keyboard's place has a rim. */
export function markStyle(look: ChartLook, mark: number): object {
  const share = look.marked?.[mark]
  return {
    ...(share !== undefined && { opacity: share > 0 ? 0.55 + 0.45 * share : 0.18 }),
    ...(share !== undefined && share > 0 && { borderColor: look.ink, borderWidth: 1.5 }),
    ...(look.cursor === mark && { borderColor: look.ink, borderWidth: 3 }),
  }
}
