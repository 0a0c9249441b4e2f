import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import type { FlowTexts } from './flow-texts.ts'
import type { FlowExample } from './flow-tool.ts'
import styles from './SidePanels.module.css'

/** Flows to start from. Opening one can be undone. */
export function ExamplesDialog({
  examples,
  texts,
  onOpen,
  onClose,
}: {
  examples: readonly FlowExample[]
  texts: FlowTexts
  onOpen: (example: FlowExample) => void
  onClose: () => void
}) {
  return (
    <Dialog wide title={texts.t('examples')} closeLabel={texts.t('close')} onClose={onClose}>
      <p>{texts.t('examplesIntro')}</p>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example.id}>
            <CardButton
              onClick={() => {
                onOpen(example)
                onClose()
              }}
            >
              <strong>{texts.own(`example.${example.id}`)}</strong>
              <span>{texts.own(`example.${example.id}.text`)}</span>
            </CardButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
