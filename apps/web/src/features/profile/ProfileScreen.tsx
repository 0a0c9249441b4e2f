/** One's own page: picture, names, devices, language and theme. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { useSite } from '../../adapters/site.ts'
import { AboutForm } from './AboutForm.tsx'
import { Devices } from './Devices.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { ProfilePicture } from './ProfilePicture.tsx'
import styles from './ProfileScreen.module.css'
import { ThemeChoice } from './ThemeChoice.tsx'
import { useProfile } from './use-profile.ts'

export function ProfileScreen() {
  const { brand } = useSite()
  const profile = useProfile()
  if (profile.isError) {
    return (
      <MascotMessage
        kind={brand.mascot}
        mood="oops"
        title={<Trans>Your profile did not arrive</Trans>}
        actions={
          <Button onClick={() => void profile.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Check your connection. Nothing is lost.</Trans>
        </p>
      </MascotMessage>
    )
  }
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>
        <Trans>Your profile</Trans>
      </h1>
      {profile.data && (
        <>
          <ProfilePicture profile={profile.data} />
          <AboutForm profile={profile.data} />
        </>
      )}
      <Devices />
      <LanguageChoice />
      <ThemeChoice />
    </div>
  )
}
