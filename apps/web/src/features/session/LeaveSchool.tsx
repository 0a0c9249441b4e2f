/** Asks whoever came in through their school, and has signed out here, whether they want to sign out there too. */
import { Trans } from '@lingui/react/macro'
import type { SchoolFarewell } from '@panya/domain/account/school-sign-in.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'

interface LeaveSchoolProps {
  school: SchoolFarewell
  onStay(): void
}

export function LeaveSchool({ school: { name, address }, onStay }: LeaveSchoolProps) {
  return (
    <Dialog
      title={
        <Trans>
          Sign out of <bdi>{name}</bdi> too?
        </Trans>
      }
      onClose={onStay}
      actions={
        <>
          <Button look="ghost" onClick={onStay}>
            <Trans>No, this device is mine</Trans>
          </Button>
          <a className={buttonClass()} href={address}>
            <Trans>Sign out there too</Trans>
          </a>
        </>
      }
    >
      <p>
        <Trans>
          You are signed out here. Your school account is still open on this device, and whoever
          comes next could use it.
        </Trans>
      </p>
    </Dialog>
  )
}
