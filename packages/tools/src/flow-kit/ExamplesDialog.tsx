import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowExample } from './flow-tool.ts'
import styles from './SidePanels.module.css'

/** Flows to start from. Opening one can be undone. */
export function ExamplesDialog({
  examples,
  messages,
  onOpen,
  onClose,
}: {
  examples: readonly FlowExample[]
  messages: FlowMessages
  onOpen: (example: FlowExample) => void
  onClose: () => void
}) {
  return (
    <Dialog wide title={messages.t('examples')} closeLabel={messages.t('close')} onClose={onClose}>
      <p>{messages.t('examplesIntro')}</p>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example.id}>
            <CardButton
              onClick={() => {
                onOpen(example)
                onClose()
              }}
            >
              <strong>{messages.own(`example.${example.id}`)}</strong>
              <span>{messages.own(`example.${example.id}.text`)}</span>
            </CardButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
