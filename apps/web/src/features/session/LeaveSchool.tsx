/** Asks whoever came in through their school, and has signed out here, whether they want to sign out there too. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useSchoolFarewell } from '../../adapters/session/school-farewell.ts'
import { useUserState } from '../../adapters/user-state.ts'

export function LeaveSchool() {
  const school = useSchoolFarewell((state) => state.school)
  const signedIn = useUserState((user) => user.status === 'authenticated')
  // Somebody else may have signed in before the question was answered.
  if (school === null || signedIn) return null
  const { name, address } = school
  const onStay = () => useSchoolFarewell.setState({ school: null })
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
