import { useLingui } from '@lingui/react/macro'
import { FIELD_CODES, type FieldCode } from '@panya/domain/account/account-fields.ts'
import { InviteScreen } from '../../features/class/InviteScreen.tsx'
import { fieldMessage } from '../../features/sign-up/account-messages.ts'
import { PageHead } from '../head/PageHead.tsx'

export default function Invite() {
  const { t } = useLingui()
  const message = (code: string) => {
    const known = FIELD_CODES.find((one): one is FieldCode => one === code) ?? 'required'
    return t(fieldMessage('password', known))
  }
  return (
    <>
      <PageHead title={t`Your invitation`} index={false} />
      <InviteScreen passwordMessage={message} />
    </>
  )
}
