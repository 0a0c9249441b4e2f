/** Which sprite gets a copy of a script: the same as dropping it on the sprite's card. */
import { pictureUrl } from '@panya/engines/stage/costume-images.ts'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import type { ToolProps } from '../tool-props.ts'
import styles from './ActorPanel.module.css'

interface CopyToDialogProps extends ToolProps {
  onChoose(actorId: string): void
  onClose(): void
}

export function CopyToDialog({ state, t, onChoose, onClose }: CopyToDialogProps) {
  const others = state.content.actors.filter(({ id }) => id !== state.actorId)
  return (
    <Dialog title={t('copyTo')} closeLabel={t('close')} onClose={onClose}>
      <ul className={styles.list}>
        {others.map((actor) => (
          <li key={actor.id}>
            <CardButton className={styles.card} onClick={() => onChoose(actor.id)}>
              <img src={pictureUrl(actor.costumes[actor.costume]!)} alt="" width="52" height="46" />
              <span dir="auto">{actor.isStage ? t('stage') : actor.name}</span>
            </CardButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
