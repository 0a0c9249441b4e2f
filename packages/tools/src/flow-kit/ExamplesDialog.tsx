import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useState } from 'react'
import { ExampleThumbnail } from './ExampleThumbnail.tsx'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowExample, FlowTool } from './flow-tool.ts'
import styles from './SidePanels.module.css'

/** Flows to start from. What somebody built is not put away without a word. */
export function ExamplesDialog({
  examples,
  tool,
  messages,
  replaces,
  onOpen,
  onClose,
}: {
  examples: readonly FlowExample[]
  tool: FlowTool
  messages: FlowMessages
  /** There is a flow that the example would take the place of. */
  replaces: boolean
  onOpen: (example: FlowExample) => void
  onClose: () => void
}) {
  const [asked, setAsked] = useState<FlowExample | null>(null)
  const open = (example: FlowExample): void => {
    onOpen(example)
    onClose()
  }
  if (asked)
    return (
      <Dialog
        title={messages.t('exampleReplace', { name: messages.own(`example.${asked.id}`) })}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button look="ghost" onClick={() => open(asked)}>
              {messages.t('exampleReplaceYes')}
            </Button>
            <Button data-autofocus onClick={() => setAsked(null)}>
              {messages.t('exampleReplaceNo')}
            </Button>
          </>
        }
      >
        <p>{messages.t('exampleReplaceText')}</p>
      </Dialog>
    )
  return (
    <Dialog wide title={messages.t('examples')} closeLabel={messages.t('close')} onClose={onClose}>
      <p>{messages.t('examplesIntro')}</p>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example.id}>
            <CardButton onClick={() => (replaces ? setAsked(example) : open(example))}>
              <ExampleThumbnail content={example.content} tool={tool} />
              <strong>{messages.own(`example.${example.id}`)}</strong>
              <span>{messages.own(`example.${example.id}.text`)}</span>
            </CardButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
