/** Who is invited and has not come yet: each has a link of their own, to hand over or to print. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { ClassDetails, ClassInvite } from '@panya/domain/classroom/classroom.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { toast } from 'react-toastify/unstyled'
import { useSite } from '../../adapters/site.ts'
import { listInvites, revokeInvite } from '../../adapters/teach/class-api.ts'
import school from '../../parts/page-layout/school.module.css'
import { PersonCell } from './PersonCell.tsx'
import { TeachTable } from './TeachTable.tsx'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

export function InviteList({ room }: { room: ClassDetails }) {
  const { t } = useLingui()
  const { publicUrl } = useSite()
  const act = useAction()
  const { data = [] } = useQuery({
    queryKey: ['teach', 'invites', room.id],
    queryFn: () => listInvites(room.id),
  })
  if (data.length === 0) return null
  const linkOf = ({ code }: ClassInvite) =>
    `${publicUrl || window.location.origin}/invite?code=${code}`

  async function copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text).then(
      () => toast(t`Copied.`, { type: 'success' }),
      () => toast(text),
    )
  }
  const all = data.map((invite) => `${invite.firstName}\t${invite.email}\t${linkOf(invite)}`)

  return (
    <section className={school.section} aria-labelledby="invited">
      <div className={school.row}>
        <h2 id="invited">
          <Trans>Invited</Trans>
        </h2>
        <Button
          look="ghost"
          size="small"
          className={styles.end ?? ''}
          onClick={() => void copy(all.join('\n'))}
        >
          <Trans>Copy all links</Trans>
        </Button>
      </div>
      <p className={school.soft}>
        <Trans>
          Give each learner their own link. They choose a password and are in the class.
        </Trans>
      </p>
      <TeachTable labelledBy="invited">
        {data.map((invite) => {
          const name = invite.firstName
          return (
            <tr key={invite.code}>
              <PersonCell email={invite.email}>
                <bdi>{personName(invite)}</bdi>
              </PersonCell>
              <td>
                <Button
                  look="ghost"
                  size="small"
                  aria-label={t`Copy the link of ${name}`}
                  onClick={() => void copy(linkOf(invite))}
                >
                  <Trans>Copy the link</Trans>
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t`Take back the invitation of ${name}`}
                  onClick={() => void act.run(() => revokeInvite(room.id, invite.code))}
                >
                  <Trans>Take back</Trans>
                </Button>
              </td>
            </tr>
          )
        })}
      </TeachTable>
    </section>
  )
}
