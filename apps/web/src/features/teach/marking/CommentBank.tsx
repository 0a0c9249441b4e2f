/** The comments a teacher uses often: found by typing, put in by a click or Enter, kept from what was just written. */
import { Trans, useLingui } from '@lingui/react/macro'
import { ASSIGNMENT_LIMITS } from '@panya/domain/classroom/assignment.ts'
import { SAVED_COMMENT_LIMITS } from '@panya/domain/classroom/marking.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { dropComment, keepComment, listSavedComments } from '../../../adapters/teach/marking-api.ts'
import school from '../../../parts/page-layout/school.module.css'
import teach from '../teach.module.css'
import { useAction } from '../use-action.ts'
import styles from './marking.module.css'
import { withComment } from './typed-mark.ts'

interface CommentBankProps {
  feedback: string
  onFeedback(feedback: string): void
  /** Away from the list, to what is written. */
  onBack(): void
  search: Ref<HTMLInputElement>
}

export function CommentBank({ feedback, onFeedback, onBack, search }: CommentBankProps) {
  const { t } = useLingui()
  const act = useAction()
  const [wanted, setWanted] = useState('')
  const { data } = useQuery({
    queryKey: ['teach', 'saved-comments'],
    queryFn: listSavedComments,
    staleTime: 60_000,
  })
  const all = data ?? []
  const words = wanted.trim().toLowerCase()
  const found = all.filter(({ text }) => text.toLowerCase().includes(words))
  const own = feedback.trim()
  const known = all.some(({ text }) => text === own)
  const fits = own !== '' && own.length <= SAVED_COMMENT_LIMITS.text && !known

  function put(text: string): void {
    setWanted('')
    onFeedback(withComment(feedback, text, ASSIGNMENT_LIMITS.feedback))
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const [first] = found
    if (event.key === 'Enter') {
      event.preventDefault()
      if (first) put(first.text)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      setWanted('')
      onBack()
    }
  }

  return (
    <details className={styles.bank} open>
      <summary>
        <Trans>My comments</Trans>
      </summary>
      {all.length > 0 && (
        <input
          ref={search}
          className={teach.search}
          aria-label={t`Find a comment`}
          placeholder={t`Find a comment`}
          type="search"
          value={wanted}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={press}
        />
      )}
      <ul aria-label={t`My comments`}>
        {found.map(({ id, text }) => (
          <li key={id}>
            <Button
              look="quiet"
              size="small"
              className={styles.saved}
              title={text}
              onClick={() => put(text)}
            >
              <span dir="auto">{text}</span>
            </Button>
            <IconButton
              label={t`Delete the comment “${text}”`}
              title={t`Delete`}
              disabled={act.busy}
              onClick={() => void act.run(() => dropComment(id)).then(onBack)}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      {all.length === 0 && (
        <p className={school.soft}>
          <Trans>
            Write something you often say, and keep it for the next work. Only you see this list.
          </Trans>
        </p>
      )}
      <Button
        look="ghost"
        size="compact"
        disabled={act.busy || !fits || all.length >= SAVED_COMMENT_LIMITS.count}
        onClick={() => void act.run(() => keepComment(own), t`Kept in your comments.`).then(onBack)}
      >
        <Trans>Keep these words</Trans>
      </Button>
    </details>
  )
}
