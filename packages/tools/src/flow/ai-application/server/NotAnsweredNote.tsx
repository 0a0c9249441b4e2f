/** Why the language model did not answer, in the words the tutor uses, with somebody to turn to where that is needed. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { Outcome } from '../../../host/tutor/Outcome.tsx'
import type { AskedTurn } from '../../../host/tutor/tutor-client.ts'
import { useTutorMessages } from '../../../host/tutor/tutor-messages.ts'

interface NotAnsweredNoteProps {
  asked: AskedTurn
  locale: Locale
}

export default function NotAnsweredNote({ asked, locale }: NotAnsweredNoteProps) {
  const t = useTutorMessages(locale)
  return <Outcome t={t} turn={asked.turn} contact={asked.contact ?? null} />
}
