/** One's own page: picture, names, language, theme, devices, and what this browser can do. */

import { Trans } from '@lingui/react/macro'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ReactNode, Suspense } from 'react'
import { signOut } from '../../adapters/session/sign-out.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { AboutForm } from './AboutForm.tsx'
import { BrowserAbilities } from './BrowserAbilities.tsx'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import { Devices } from './Devices.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { MyData } from './MyData.tsx'
import { ProfilePicture } from './ProfilePicture.tsx'
import styles from './ProfileScreen.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { SignInDetails } from './SignInDetails.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { useProfile } from './use-profile.ts'

interface ProfileScreenProps {
  /** What the account has to be asked or told. */
  notices: ReactNode
  /** How the sign-in is protected; null for learners. */
  safety: ReactNode
}

export function ProfileScreen({ notices, safety }: ProfileScreenProps) {
  const profile = useProfile()
  const shared = useUserState((user) => user.role === 'demo')
  if (profile.isError) {
    return (
      <BrandMascotMessage
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
      </BrandMascotMessage>
    )
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Your profile</Trans>
      </h1>
      {!shared && notices}
      {shared && <SharedNote />}
      {profile.data && !shared && (
        <>
          {!hasNoMail(profile.data.email) && <ConfirmAddress email={profile.data.email} />}
          <ProfilePicture profile={profile.data} />
          <AboutForm key={profile.data.email} profile={profile.data} />
          <SignInDetails email={profile.data.email} />
        </>
      )}
      {/* Not before what stands above: nothing moves away under a finger. */}
      {(profile.data || shared) && (
        <>
          {safety}
          <LanguageChoice />
          <ThemeChoice />
          <Devices />
        </>
      )}
      {profile.data && !shared && <MyData />}
      {/* Last: it is asked for, and nothing below it moves when it comes. */}
      {(profile.data || shared) && (
        <Suspense>
          <BrowserAbilities />
        </Suspense>
      )}
    </div>
  )
}

function SharedNote() {
  return (
    <ProfileSection title={<Trans>About you</Trans>}>
      <p className={styles.lead}>
        <Trans>
          You are looking around as a guest. Many people share this account, so its name and picture
          stay as they are.
        </Trans>
      </p>
      <Button onClick={() => void signOut('/signup')}>
        <Trans>Make an account of your own</Trans>
      </Button>
    </ProfileSection>
  )
}
