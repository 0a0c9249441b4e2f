import { Trans, useLingui } from '@lingui/react/macro'
import { shownPicture } from '@panya/domain/account/profile-picture.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ChangeEvent, useRef, useState } from 'react'
import type { Profile } from '../../adapters/account/profile.ts'
import { CropDialog } from './CropDialog.tsx'
import { openPicture } from './crop-picture.ts'
import styles from './ProfileScreen.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { usePicture } from './use-picture.ts'

export function ProfilePicture({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const shown = shownPicture(profile.profileImage)
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const upload = usePicture(() => setPicture(null))

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const opened = await openPicture(file)
    setUnreadable(opened === null)
    setPicture(opened)
  }

  return (
    <ProfileSection title={<Trans>Your picture</Trans>}>
      <div className={styles.picture}>
        <div className={styles.image}>
          {shown ? (
            <img src={shown} alt={t`Your picture`} width={112} height={112} />
          ) : (
            <span aria-hidden="true">{initial(profile.displayName)}</span>
          )}
        </div>
        <div>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className={styles.file}
            aria-label={t`Choose a picture`}
            tabIndex={-1}
            onChange={(event) => void choose(event)}
          />
          <Button look="ghost" onClick={() => input.current?.click()}>
            <Trans>Choose a picture</Trans>
          </Button>
          {profile.profileImage && (
            <Button look="quiet" onClick={upload.remove}>
              <Trans>Remove</Trans>
            </Button>
          )}
          <p className={styles.note}>
            <Trans>A drawing, a pet, a thing you made: it does not have to be you.</Trans>
          </p>
        </div>
      </div>
      <p role="alert" className={styles.wrong} hidden={!unreadable && !upload.failed}>
        {unreadable && (
          <Trans>This file is not a picture we can open. Choose a PNG, JPEG or WebP file.</Trans>
        )}
        {upload.failed && (
          <Trans>The picture was not saved. Check your connection and try again.</Trans>
        )}
      </p>
      {picture && (
        <CropDialog
          picture={picture}
          busy={upload.busy}
          onSave={(choice) => upload.save(picture, choice)}
          onCancel={() => setPicture(null)}
        />
      )}
    </ProfileSection>
  )
}

/** The first letter as people see it: some scripts write one letter with several characters. */
function initial(name: string): string | undefined {
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment.toUpperCase()
}
