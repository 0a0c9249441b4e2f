/** What a notice says, in words. */
import { Plural, Trans } from '@lingui/react/macro'
import type { Notice } from '@panya/domain/notice/notice.ts'
import type { ReactNode } from 'react'

export function noticeText({ kind, count }: Pick<Notice, 'kind' | 'count'>): ReactNode {
  switch (kind) {
    case 'handed-in':
      return <Plural value={count} one="# handed in" other="# handed in" />
    case 'given-back':
      return <Trans>Your work came back</Trans>
    case 'comment':
      return <Plural value={count} one="# comment on your work" other="# comments on your work" />
    case 'answer':
      return (
        <Plural value={count} one="# answer to your comments" other="# answers to your comments" />
      )
    case 'invitation':
      return <Trans>You are invited to a class</Trans>
    case 'class-shared':
      return <Trans>You are a teacher of this class now</Trans>
  }
}
