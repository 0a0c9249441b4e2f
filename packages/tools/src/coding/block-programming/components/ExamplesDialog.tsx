/** Example projects: open one in place of what is here, after asking when there is something to lose. */
import { pictureUrl } from '@panya/engines/stage/costume-images.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import type { ToolHost } from '../../../kit/tool-host.ts'
import type { BlocksSession } from '../blocks-session.ts'
import type { BlocksTexts } from '../blocks-texts.ts'
import { toDocument } from '../core/document.ts'
import { type Example, sayIn } from '../examples/example.ts'
import { EXAMPLES } from '../examples/examples.ts'
import { libraryName, soundName } from '../library-names.ts'
import { Dialog } from './Dialog.tsx'
import styles from './ExamplesDialog.module.css'

interface ExamplesDialogProps {
  host: ToolHost
  session: BlocksSession
  t: BlocksTexts
  onClose(): void
}

export function ExamplesDialog({ host, session, t, onClose }: ExamplesDialogProps) {
  const [asked, ask] = useState<Example | null>(null)
  const made = (example: Example) =>
    example.make(sayIn(host.locale), {
      picture: (id) => libraryName(t, id),
      sound: (id) => soundName(t, id),
      stage: t('stage'),
    })
  const isEmpty = session
    .snapshot()
    .content.actors.every((actor) => (actor.workspace.blocks?.blocks ?? []).length === 0)
  const use = (example: Example): void => {
    session.replace(made(example))
    onClose()
  }
  const asNew = async (example: Example): Promise<void> => {
    onClose()
    await host.openIn(
      'coding/block-programming',
      toDocument(made(example)),
      example.title[host.locale],
    )
  }
  if (asked) {
    return (
      <Dialog title={asked.title[host.locale]} closeLabel={t('close')} onClose={onClose}>
        <p>{t('exampleReplaces')}</p>
        <div className={styles['actions']}>
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
      <ul className={styles['list']}>
        {EXAMPLES.map((example) => (
          <li key={example.id}>
            <button
              type="button"
              className={styles['card']}
              onClick={() => (isEmpty ? use(example) : ask(example))}
            >
              <img
                src={pictureUrl({
                  id: example.picture,
                  width: 1,
                  height: 1,
                  library: example.picture,
                })}
                alt=""
                width="72"
                height="64"
              />
              <strong>{example.title[host.locale]}</strong>
              <span>{example.about[host.locale]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
