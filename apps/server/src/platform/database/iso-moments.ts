/** A row as clients get it: its moments as RFC 3339. */
export type IsoMoments<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? Exclude<Row[Name], Date> | string : Row[Name]
}

export function isoMoments<Row extends object>(row: Row): IsoMoments<Row> {
  const fields = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ])
  return Object.fromEntries(fields) as IsoMoments<Row>
}
