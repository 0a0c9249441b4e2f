/** School grades, stored as these strings. */

export const GRADES = [
  'P1',
  'P2',
  'P3',
  'P4',
  'P5',
  'P6',
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M6',
  'vocational',
  'university',
  'teacher-training',
  'other',
] as const

export type Grade = (typeof GRADES)[number]

export function isGrade(value: string): value is Grade {
  return (GRADES as readonly string[]).includes(value)
}
