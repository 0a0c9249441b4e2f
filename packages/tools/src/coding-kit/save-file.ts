/** Hands bytes or a text to the browser as a file, without a type: nothing that it would open as a page of ours. */
export function saveFile(name: string, content: BlobPart): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content]))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
