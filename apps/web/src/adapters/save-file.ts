/** Hands bytes to the browser as a download. */
export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes]))
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'project'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
