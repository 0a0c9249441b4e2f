/** Which file of the project an address in a notebook means. */

/**
 * `./cat.png`, `../cat.png` or `my%20cat.png` as seen from the file they stand in; what leads out of the project
 * or is no file of it gives null.
 */
export function fileBeside(path: string, address: string): string | null {
  const written = address.replace(/[?#].*$/s, '').replaceAll('\\', '/')
  const name = decoded(written)
  if (name === '' || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(name)) return null
  const folder = name.startsWith('/') ? [] : path.split('/').slice(0, -1)
  const parts: string[] = [...folder]
  for (const part of name.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return null
  }
  return parts.length === 0 ? null : parts.join('/')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
