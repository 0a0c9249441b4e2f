/** One spelling for each page: what is written in another way leads there, and is never kept beside it. */

/** Null for what cannot be read. */
export function canonicalPath(path: string): string | null {
  let plain: string
  try {
    plain = decodeURIComponent(path)
  } catch {
    return null
  }
  const parts = plain
    .toLowerCase()
    .split(/[/\\]+/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  return `/${parts.map(encodeURIComponent).join('/')}`
}
