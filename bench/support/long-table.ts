/** A long table as a school's system writes it: numbers, days, names, words, yes and no. */

const PROVINCES = ['Chiang Mai', 'Bangkok', 'Phuket', 'Khon Kaen', 'Nan', 'Loei', 'Trat']
const SUBJECTS = ['maths', 'science', 'art']
const two = (value: number): string => String(value).padStart(2, '0')

/** A million rows are 89 MB. */
export function longTable(rows: number): Uint8Array<ArrayBuffer> {
  const lines = ['id,date,province,school,subject,score,amount,passed,note']
  for (let i = 0; i < rows; i++)
    lines.push(
      [
        100_000 + i,
        `${2020 + (i % 5)}-${two(1 + (i % 12))}-${two(1 + (i % 28))}`,
        PROVINCES[i % PROVINCES.length],
        `School number ${i % 977}`,
        SUBJECTS[i % SUBJECTS.length],
        ((i * 7919) % 1000) / 10,
        `${(i * 31) % 100_000}.${two(i % 100)}`,
        i % 3 === 0 ? 'no' : 'yes',
        `a note with words ${i % 5000}`,
      ].join(','),
    )
  return new TextEncoder().encode(`${lines.join('\n')}\n`)
}
