/** What is offered while somebody types: made when it is first asked for, and anew when the project has changed. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { OfferNames } from '@panya/engines/code-editor/name-completion.ts'
import type { BlocksSession } from '../blocks-session.ts'
import { shownProgram } from '../session/shown-program.ts'
import type { OfferedNames } from './offered-names.ts'

export function offerLazily(session: BlocksSession, locale: Locale): OfferNames {
  let known: { of: object; actorId: string; names: OfferedNames } | null = null
  return async (before, text) => {
    const [{ OfferedNames: Names }, { loadBlockMessages }] = await Promise.all([
      import('./offered-names.ts'),
      import('@panya/engines/blockly/language.ts'),
    ])
    const messages = await loadBlockMessages(locale)
    const { content, actorId } = session.snapshot()
    if (known?.of !== content || known.actorId !== actorId) {
      const shown = shownProgram(content, actorId)
      known = { of: content, actorId, names: new Names(shown.program, shown.actorId, messages) }
    }
    return known.names.at(before, text)
  }
}
