/** Whom learners are told to turn to when something is very hard, and who hears of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { CareContact } from '@panya/domain/tutor/turn.ts'
import { CareNote } from '@panya/tools/host/tutor/CareNote.tsx'
import { useTutorMessages } from '@panya/tools/host/tutor/tutor-messages.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Field } from '@panya/ui/Field/Field.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { fetchContact, saveContact } from '../../../adapters/admin/tutor.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import parts from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { useAction } from '../parts/use-action.ts'
import styles from './Tutor.module.css'

const KEY = ['admin', 'tutor', 'contact']
const LINE = 120
const WORDS = 300

export function Contact() {
  const contact = useQuery({
    queryKey: KEY,
    queryFn: fetchContact,
    // What is being typed is not taken away by somebody else's change.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Panel
      title={<Trans>Whom learners can turn to</Trans>}
      about={
        <Trans>
          Shown to a learner who writes as if they were in danger or very sad. Without a name only
          the kind words are shown.
        </Trans>
      }
    >
      <QueryState query={contact} />
      {contact.data && <Form saved={contact.data} />}
    </Panel>
  )
}

function Form({ saved }: { saved: CareContact }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [draft, setDraft] = useState(saved)
  const save = useAction({
    send: saveContact,
    touches: [['admin', 'audit']],
    done: (contact) => {
      client.setQueryData(KEY, contact)
      setDraft(contact)
    },
  })
  const change = (part: Partial<CareContact>) => {
    save.reset()
    setDraft((before) => ({ ...before, ...part }))
  }
  const hasWords = draft.phone !== '' || draft.email !== '' || draft.words !== ''
  return (
    <div className={styles.beside}>
      <form
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.run(draft)
        }}
      >
        <TextField
          label={t`Name`}
          hint={t`A person learners know, such as the school’s counsellor.`}
          value={draft.name}
          maxLength={LINE}
          required={hasWords}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={t`Phone`}
          type="tel"
          dir="ltr"
          value={draft.phone}
          maxLength={LINE}
          onChange={({ target }) => change({ phone: target.value })}
        />
        <TextField
          label={t`Email`}
          hint={t`Gets a note when it happens, without the learner’s words. Learners do not see it.`}
          type="email"
          dir="ltr"
          value={draft.email}
          maxLength={LINE}
          onChange={({ target }) => change({ email: target.value })}
        />
        <Field label={t`Where and when`} hint={t`In your school’s own words and language.`}>
          {(control) => (
            <textarea
              {...control}
              dir="auto"
              rows={3}
              maxLength={WORDS}
              value={draft.words}
              onChange={({ target }) => change({ words: target.value })}
            />
          )}
        </Field>
        <ActionProblem {...save} />
        {save.succeeded && (
          <Notice tone="good">
            <Trans>Saved.</Trans>
          </Notice>
        )}
        <div className={parts.actions}>
          <Button type="submit" aria-busy={save.busy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
      <figure className={styles.preview} aria-label={t`What a learner sees`}>
        <figcaption>
          <Trans>What a learner sees</Trans>
        </figcaption>
        <Suspense>
          <Preview contact={draft} />
        </Suspense>
      </figure>
    </div>
  )
}

/** The learner's own part of the page, as it stands in the tutor's panel. */
function Preview({ contact: { name, phone, words } }: { contact: CareContact }) {
  const { locale } = useAddress()
  const t = useTutorMessages(locale)
  return <CareNote t={t} contact={name.trim() === '' ? null : { name, phone, words }} />
}
