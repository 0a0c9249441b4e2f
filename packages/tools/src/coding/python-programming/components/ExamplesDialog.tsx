/** Games to begin with: one opens in place of the program, or as a project of its own when there is work to lose. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useState } from 'react'
import { openContent } from '../../../host/open-content.ts'
import { documentOf, emptyProject, MAIN_FILE, type PythonProject } from '../core/document.ts'
import { type Example, programOf } from '../examples/example.ts'
import { EXAMPLES } from '../examples/examples.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './ExamplesDialog.module.css'

interface ExamplesDialogProps extends ToolProps {
  mayReplace: boolean
  onClose: () => void
}

/** Nothing in it was written by a learner: it is as it was given, empty, or one of the examples. */
function isUntouched({ files }: PythonProject, given: string[]): boolean {
  const text = files.length === 1 ? files[0]?.text?.trim() : undefined
  return text !== undefined && ['', ...given].some((one) => one.trim() === text)
}

export function ExamplesDialog({ t, host, session, mayReplace, onClose }: ExamplesDialogProps) {
  const [asked, ask] = useState<Example | null>(null)
  const { locale } = host
  const projectOf = (example: Example): PythonProject => ({
    files: [{ name: MAIN_FILE, text: programOf(example, locale) }],
    main: MAIN_FILE,
  })
  const here = (example: Example): void => {
    session.files.replace(projectOf(example))
    session.clear()
    session.edited()
    onClose()
  }
  const asNew = (example: Example): void => {
    onClose()
    void host.openNew(documentOf(projectOf(example)), example.title[locale])
  }
  const choose = (example: Example): void => {
    const given = [
      emptyProject().files[0]?.text ?? '',
      ...EXAMPLES.map((one) => programOf(one, locale)),
    ]
    if (!mayReplace) asNew(example)
    else if (isUntouched(session.files.project(), given)) here(example)
    else ask(example)
  }
  if (asked) {
    return (
      <Dialog title={asked.title[locale]} closeLabel={t('examplesClose')} onClose={onClose}>
        <p>{t('exampleReplaces')}</p>
        <div className={styles.actions}>
          <Button onClick={() => asNew(asked)}>{t('exampleAsNew')}</Button>
          <Button look="ghost" onClick={() => here(asked)}>
            {t('exampleHere')}
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog wide title={t('examples')} closeLabel={t('examplesClose')} onClose={onClose}>
      <ul className={styles.list}>
        {openContent(host, EXAMPLES).map((example) => (
          <li key={example.id}>
            <CardButton className={styles.card} onClick={() => choose(example)}>
              <Icon path={example.icon} size={40} />
              <strong>{example.title[locale]}</strong>
              <span>{example.about[locale]}</span>
            </CardButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
