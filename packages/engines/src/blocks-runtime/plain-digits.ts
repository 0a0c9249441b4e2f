/** The value of a text of plain digits, -1 for any other; fifteen digits are still exact. Most texts that are numbers are like that. */
export function plainDigits(text: string): number {
  const { length } = text
  if (length === 0 || length > 15) return -1
  let value = 0
  for (let index = 0; index < length; index++) {
    const digit = text.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return -1
    value = value * 10 + digit
  }
  return value
}
