/** A sentence of ours in the place of content that is not shown. */
export function noteElement(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p')
  paragraph.className = 'panya-note'
  paragraph.dir = 'auto'
  paragraph.textContent = text
  return paragraph
}
