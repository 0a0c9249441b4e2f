import type { ToolDocument } from '../../../host/tool-host.ts'
import { migrate } from './document.ts'

/** A set of boards line by line, for comparing two versions of it. */
export function previewText(document: ToolDocument): string {
  return migrate(document)
    .boards.flatMap((board) => [
      `# ${board.title}`,
      ...board.groups.flatMap((group, index) => [
        `## ${group.name}: ${group.why}`,
        ...board.cards
          .filter((card) => card.group === index)
          .map((card) => `- ${[card.text, card.picture].filter(Boolean).join(' ')}`),
      ]),
    ])
    .join('\n')
}
