import type { FlowMessages } from './flow-messages.ts'

/** How to start the program, in the learner's language, and in English for whoever helps. */

const ENGLISH = `Start it:

1. Install Python 3.10 or newer.
2. In this folder: \`python -m pip install -r requirements.txt\`
3. \`python main.py\`

The data is in \`data/\`, as the flow read it: decimal points, dates as 2024-05-31. Tables are split into the same
rows as in the flow. Models that throw dice of their own (forests, k-means, networks) may differ a little.
`

export function readmeOf(title: string, { t, locale }: Pick<FlowMessages, 't' | 'locale'>): string {
  const own = locale === 'en' ? '' : `${t('readme')}\n\n---\n\n`
  return `# ${title.replaceAll(/\s+/g, ' ')}\n\n${own}${ENGLISH}`
}
