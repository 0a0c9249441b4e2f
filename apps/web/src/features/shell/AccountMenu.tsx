/** Who is here: a way in for visitors, a menu of their own places for everybody else. */
import { Trans, useLingui } from '@lingui/react/macro'
import { shownPicture } from '@panya/domain/account/profile-picture.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Disclosure } from '@panya/ui/Disclosure/Disclosure.tsx'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { AccountLinks } from './AccountLinks.tsx'
import styles from './Pill.module.css'

export function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useLingui()
  const { path, to } = useAddress()
  const { status, firstname, profileImage } = useUserState()
  const picture = shownPicture(profileImage)
  if (status !== 'authenticated') {
    return (
      <Link className={`visitors-only ${buttonClass('solid', 'small')}`} to={to('/signin')}>
        <Trans>Sign in</Trans>
      </Link>
    )
  }
  return (
    <Disclosure
      closeOn={path}
      label={firstname ? t`Your menu, ${firstname}` : t`Your menu`}
      summary={
        <span className={`${styles.pill} ${styles.round} ${styles.avatar}`}>
          {picture ? <img src={picture} alt="" /> : initial(firstname)}
        </span>
      }
    >
      <AccountLinks onSignOut={onSignOut} />
    </Disclosure>
  )
}

/** The first letter as people see it: some scripts write one letter with several characters. */
function initial(name: string | null): string {
  const [first] = new Intl.Segmenter().segment(name ?? '')
  return first?.segment.toUpperCase() ?? '☺'
}
