/** Example projects: open one in place of what is here, after asking when there is something to lose. */

import { pictureUrl } from '@panya/engines/stage/costume-images.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { type ReactNode, useState } from 'react'
import { openContent } from '../../../host/open-content.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { BlocksMessages } from '../blocks-messages.ts'
import type { BlocksSession } from '../blocks-session.ts'
import { type BlocksContent, emptyContent, toDocument } from '../core/document.ts'
import { boardScripts } from '../core/edit-project.ts'
import { exampleContent } from '../examples/example.ts'
import { EXAMPLES } from '../examples/examples.ts'
import { examplesFor, withBoardExample } from '../examples/examples-for-board.ts'
import { type LibraryNames, useLibraryNames } from '../library-names.ts'
import type { Message } from '../message.ts'
import { withGiven } from '../scripts/given-scripts.ts'
import type { ToolProps } from '../tool-props.ts'
import { DotsPicture } from './DotsPicture.tsx'
import styles from './ExamplesDialog.module.css'

interface ExamplesDialogProps extends ToolProps {
  onClose(): void
}

interface Card {
  id: string
  title: Message
  about: Message
  picture: ReactNode
  /** The project with the example in place of what is there. */
  here(content: BlocksContent): BlocksContent
}

function stageCards(host: ToolHost, t: BlocksMessages, library: LibraryNames): Card[] {
  const names = { ...library, stage: t('stage') }
  return EXAMPLES.map((example) => ({
    ...example,
    picture: (
      <img
        src={pictureUrl({ id: '', width: 1, height: 1, library: example.picture })}
        alt=""
        width="72"
        height="64"
      />
    ),
    here: ({ boards }) => ({
      ...withGiven(exampleContent(example, host.locale, names)),
      boards,
    }),
  }))
}

function boardCards(session: BlocksSession): Card[] {
  const board = session.shown.board()
  if (!board) return []
  return examplesFor(board).map((example) => ({
    ...example,
    picture: <DotsPicture dots={example.dots} />,
    here: (content) => withBoardExample(content, board, example),
  }))
}

function hasBlocks(content: BlocksContent): boolean {
  const scripts =
    content.target === 'stage'
      ? content.actors.map(({ workspace }) => workspace)
      : [boardScripts(content).workspace]
  return scripts.some(({ blocks }) => (blocks?.blocks ?? []).length > 0)
}

export function ExamplesDialog({ host, session, t, onClose }: ExamplesDialogProps) {
  const [asked, ask] = useState<Card | null>(null)
  const library = useLibraryNames(host.locale)
  const { content } = session.snapshot()
  const cards = openContent(
    host,
    content.target === 'stage' ? stageCards(host, t, library) : boardCards(session),
  )
  const use = (card: Card): void => {
    session.replace(card.here(content))
    onClose()
  }
  const asNew = async (card: Card): Promise<void> => {
    onClose()
    const fresh = toDocument(card.here({ ...emptyContent, target: content.target }))
    await host.openNew(fresh, card.title[host.locale])
  }
  if (asked) {
    return (
      <Dialog title={asked.title[host.locale]} closeLabel={t('close')} onClose={onClose}>
        <p>{t('exampleReplaces')}</p>
        <div className={styles.actions}>
          <Button onClick={() => void asNew(asked)}>{t('exampleAsNew')}</Button>
          <Button look="ghost" onClick={() => use(asked)}>
            {t('exampleHere')}
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog wide title={t('examples')} closeLabel={t('close')} onClose={onClose}>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <CardButton
              className={styles.card}
              onClick={() => (hasBlocks(content) ? ask(card) : use(card))}
            >
              {card.picture}
              <strong>{card.title[host.locale]}</strong>
              <span>{card.about[host.locale]}</span>
            </CardButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
