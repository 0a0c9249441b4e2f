import { useEffect, useId, useRef } from 'react'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.dialogHead}>
        <h2 id={titleId}>{texts.t('examples')}</h2>
        <button type="button" className={styles.again} onClick={() => dialog.current?.close()}>
          {texts.t('close')}
        </button>
      </div>
      <p>{texts.t('examplesIntro')}</p>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example.id}>
            <button
              type="button"
              onClick={() => {
                onOpen(example)
                dialog.current?.close()
              }}
            >
              <strong>{texts.own(`example.${example.id}`)}</strong>
              <span>{texts.own(`example.${example.id}.text`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
