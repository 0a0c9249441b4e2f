/** OneRoster's grades (CEDS: "01" to "12", "KG" …) as the grades of this place. */
import { GRADES, type Grade, isGrade } from '../account/grade.ts'

/** Null when nothing is said. Of several the first that says something counts. */
export function gradeOfRoster(cell: string): Grade | null {
  const said = cell
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (said.length === 0) return null
  return said.map(gradeOf).find((grade) => grade !== 'other') ?? 'other'
}

function gradeOf(code: string): Grade {
  if (isGrade(code)) return code
  const year = /^\d{1,2}$/.test(code) ? Number(code) : 0
  if (year >= 1 && year <= 12) return GRADES[year - 1]!
  return code === 'PS' ? 'university' : 'other'
}
