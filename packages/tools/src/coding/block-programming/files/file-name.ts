/** What a learner calls something, as the name of a file on any computer. */
export function fileName(name: string, usual: string): string {
  const plain = name
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- no name has one
    .replaceAll(/[\\/:*?"<>|\u0000-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 60)
    .toWellFormed()
  return plain === '' || /^-+$/.test(plain) ? usual : plain
}
