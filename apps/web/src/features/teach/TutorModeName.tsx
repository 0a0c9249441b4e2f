import { useLingui } from '@lingui/react/macro'
import type { TutorMode } from '@panya/domain/classroom/classroom.ts'

/** How far the tutor may go, as one of a list. */
export function TutorModeName({ mode }: { mode: TutorMode }) {
  const { t } = useLingui()
  const names: Record<TutorMode, string> = {
    off: t`Off`,
    hints: t`Hints only`,
    explanations: t`Hints and explanations`,
  }
  return <option value={mode}>{names[mode]}</option>
}
