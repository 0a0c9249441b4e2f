/** Where a key leads in a menu: along it and round, to its ends, or to the next item that begins with a letter. */
export function itemAfter(key: string, at: number, labels: readonly string[]): number | null {
  const count = labels.length
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return beginningWith(key, at, labels)
  }
}

function beginningWith(key: string, at: number, labels: readonly string[]): number | null {
  // Names of keys are longer than a letter; a space presses the item.
  if (key.length !== 1 || key.trim() === '') return null
  const letter = key.toLocaleLowerCase()
  const order = labels.map((_, step) => (at + 1 + step) % labels.length)
  return order.find((one) => labels[one]?.toLocaleLowerCase().startsWith(letter)) ?? null
}
