/** Draws instructions: a tree of known kinds, never markup somebody wrote. */
import { type Block, type Inline, readMarkdown } from '@panya/domain/markdown/markdown.ts'
import { type ReactNode, useMemo } from 'react'
import styles from './Markdown.module.css'

interface MarkdownProps {
  source: string
  /** The page's heading above; those of the text come one below. */
  headingLevel?: 2 | 3 | 4
}

export function Markdown({ source, headingLevel = 3 }: MarkdownProps) {
  const blocks = useMemo(() => readMarkdown(source), [source])
  return (
    <div className={styles.text} dir="auto">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} headingLevel={headingLevel} />
      ))}
    </div>
  )
}

function BlockView({ block, headingLevel }: { block: Block; headingLevel: number }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(6, headingLevel + block.level - 1)}` as 'h3'
      return <Heading>{inline(block.children)}</Heading>
    }
    case 'paragraph':
      return <p>{inline(block.children)}</p>
    case 'quote':
      return <blockquote>{inline(block.children)}</blockquote>
    case 'code':
      return (
        <pre dir="ltr">
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>{inline(item)}</li>
          ))}
        </List>
      )
    }
  }
}

function inline(parts: Inline[]): ReactNode {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return part.text
      case 'code':
        return <code key={index}>{part.text}</code>
      case 'strong':
        return <strong key={index}>{inline(part.children)}</strong>
      case 'emphasis':
        return <em key={index}>{inline(part.children)}</em>
      case 'link':
        return (
          <a key={index} href={part.href} target="_blank" rel="noreferrer noopener">
            {inline(part.children)}
          </a>
        )
    }
  })
}
