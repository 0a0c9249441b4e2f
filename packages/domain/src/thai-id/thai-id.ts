/** The thirteen digits by which Thailand knows people and companies; taxpayers have the same. */

const DIGITS = 13

/** The last digit is counted from the others, so that most slips are seen. */
export function isThaiId(text: string): boolean {
  return /^\d{13}$/.test(text) && Number(text[DIGITS - 1]) === checkDigit(text)
}

/** Of the first twelve digits. */
export function checkDigit(text: string): number {
  let sum = 0
  for (let at = 0; at < DIGITS - 1; at++) sum += Number(text[at]) * (DIGITS - at)
  return (11 - (sum % 11)) % 10
}
