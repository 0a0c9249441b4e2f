/** Values of the language server protocol as the editor wants them. Pure. */

const KINDS: Record<number, string> = {
  2: 'method',
  3: 'function',
  5: 'property',
  6: 'variable',
  7: 'class',
  9: 'namespace',
  10: 'property',
  14: 'keyword',
  21: 'constant',
}

export function kindOf(kind: number | undefined): string {
  return KINDS[kind ?? 0] ?? 'variable'
}

export function positionAt(text: string, at: number): { line: number; character: number } {
  const before = text.slice(0, at)
  const line = before.split('\n').length - 1
  return { line, character: at - (before.lastIndexOf('\n') + 1) }
}

const LONGEST = 1200

/** Documentation without its marks, and not longer than a tooltip can bear. */
export function plainText(markdown: string): string {
  const plain = markdown
    .replaceAll(/```\w*\n?/g, '')
    .replaceAll(/^---+$/gm, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
