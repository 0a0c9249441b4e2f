/** The addresses of the games' pictures. */

const FILES = import.meta.glob<string>('./pictures/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

export function pictureAddress(id: string): string {
  return FILES[`./pictures/${id}.svg`] ?? ''
}
