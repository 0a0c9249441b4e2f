import { findPicture } from '../../../game-kit/core/pictures/picture-library.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { migrate } from './document.ts'
import type { LevelItem } from './guess-level.ts'

/** A set of rounds line by line, for comparing two versions of it. */
export function previewText(document: ToolDocument): string {
  const wordOf = (item: LevelItem) =>
    'picture' in item
      ? (findPicture(item.picture)?.words.en[0] ?? item.picture)
      : item.words.join(', ')
  return migrate(document)
    .levels.flatMap((level) => [
      `# ${level.title} (${level.reveal}, ${level.answer})`,
      ...level.items.map((item) => `- ${wordOf(item)}`),
    ])
    .join('\n')
}
