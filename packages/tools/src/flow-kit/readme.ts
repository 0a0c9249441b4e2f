import { PYTHONS, packagesOf } from '@panya/engines/flow/python-packages.ts'
import type { FlowMessages } from './flow-messages.ts'

/** How to start the program, in the learner's language, and in English for whoever helps. */

const ENGLISH = `Start it:

1. Install Python (${PYTHONS}; newer ones cannot install these versions of the packages yet).
2. In this folder: \`python -m pip install -r requirements.txt\`
3. \`python main.py\`

The data is in \`data/\`, as the flow read it: decimal points, dates as 2024-05-31. What the program saves is in
\`data/results/\`. Tables and examples are split as in the flow. Models that throw dice of their own (forests, k-means,
networks) may differ a little, and so may how sure a model is. Pictures that are turned, straightened or written on may
differ by a few shades.
`

/** What some packages need that `pip` does not bring. */
const MORE: Readonly<Record<string, string>> = {
  keras: 'The first start downloads a network that others have trained (about 10 MB).',
  mediapipe: 'The first start downloads models that others have trained.',
  openai: 'A key of OpenAI has to be in the variable OPENAI_API_KEY; it costs money.',
  pytesseract: 'The program Tesseract with the language of your picture has to be installed, too.',
  sentence_transformers:
    'The first start downloads a model that others have trained (about 90 MB).',
  torchvision: 'The first start downloads a network that others have trained (about 15 MB).',
  transformers: 'The first start downloads a model that others have trained (some hundred MB).',
  vaderSentiment: 'This package knows English only; the flow knows four languages.',
}

/** As nothing but words: a title is no link, picture or tag. */
function plainTitle(title: string): string {
  return title
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>#!|]/g, String.raw`\$&`)
}

export function readmeOf(
  title: string,
  code: string,
  { t, locale }: Pick<FlowMessages, 't' | 'locale'>,
): string {
  const own = locale === 'en' ? '' : `${t('readme', { pythons: PYTHONS })}\n\n---\n\n`
  const more = packagesOf(code).flatMap((name) => (MORE[name] ? [`- ${name}: ${MORE[name]}`] : []))
  const needs = more.length > 0 ? `\n${more.toSorted().join('\n')}\n` : ''
  return `# ${plainTitle(title)}\n\n${own}${ENGLISH}${needs}`
}
