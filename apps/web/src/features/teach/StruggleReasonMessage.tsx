import { Plural, Trans } from '@lingui/react/macro'
import type { StruggleReason } from '@panya/domain/classroom/struggle.ts'

/** Why somebody stands at the top of the board, in words. */
export function StruggleReasonMessage({ reason }: { reason: StruggleReason }) {
  switch (reason.kind) {
    case 'same-error':
      return (
        <Trans>
          <code>{reason.error}</code> again,{' '}
          <Plural value={reason.times} one="# time" other="# times in a row" />
        </Trans>
      )
    case 'failed-check':
      return (
        <Trans>
          <code>{reason.check}</code> not solved after{' '}
          <Plural value={reason.times} one="# try" other="# tries" />
        </Trans>
      )
    case 'runs-without-change':
      return (
        <Plural value={reason.times} one="# run without a change" other="# runs without a change" />
      )
    case 'long-without-pass':
      return (
        <Plural
          value={reason.minutes}
          one="# minute without success"
          other="# minutes without success"
        />
      )
  }
}
