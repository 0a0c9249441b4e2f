/** How classes begin: two of them, as one alone teaches nothing, each with a name no other has. */

type NameOf = (number: number) => string

export function newClassName(labels: readonly string[], nameOf: NameOf): string {
  let number = labels.length + 1
  while (labels.includes(nameOf(number))) number++
  return nameOf(number)
}

/** A set that nobody has touched shows two empty classes; they are kept with the first change. */
export function startingClasses<Class>(
  classes: readonly Class[],
  newClass: (label: string) => Class,
  nameOf: NameOf,
): readonly Class[] {
  return classes.length > 0 ? classes : [newClass(nameOf(1)), newClass(nameOf(2))]
}
