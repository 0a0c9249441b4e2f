/** The numbers of a chart for those who hear it: names in full, however short they stand on its axes. */

const MOST = 60

export function ChartNumbers({
  table,
  label,
}: {
  table: readonly (readonly (string | number | null)[])[]
  label: string
}) {
  const [head = [], ...rows] = table
  return (
    <table className="visually-hidden" aria-label={label}>
      <thead>
        <tr>
          {head.map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST).map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no identity of their own
          <tr key={at}>
            {row.map((cell, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- nor have their cells
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
