/** Says who will be able to open a link before there is one, or why there can be none; then makes and copies it. */
import { RETENTION } from '@panya/domain/account/retention.ts'
import type { LinkAudience, OwnReplays } from '@panya/domain/replay/replay.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useEffect, useId, useState } from 'react'
import type { LinkClient, MadeLink } from '../host/link-client.ts'
import type { ToolHost } from '../host/tool-host.ts'
import { Choices } from './Choices.tsx'
import { useGameMessages } from './game-messages.ts'
import styles from './LinkDialog.module.css'
import { LinkList } from './LinkList.tsx'
import layout from './layout.module.css'

interface LinkDialogProps {
  host: ToolHost
  links: LinkClient
  content: unknown
  title: string
  onClose(): void
}

export default function LinkDialog({ host, links, content, title, onClose }: LinkDialogProps) {
  const t = useGameMessages(host.locale)
  const [own, setOwn] = useState<OwnReplays | 'failed' | null>(null)
  const [chosen, setChosen] = useState<LinkAudience | null>(null)
  const [made, setMade] = useState<MadeLink | null>(null)
  const look = () => links.look().then(setOwn, () => setOwn('failed'))
  useEffect(() => {
    let here = true
    links.look().then(
      (found) => here && setOwn(found),
      () => here && setOwn('failed'),
    )
    return () => {
      here = false
    }
  }, [links])

  const audiences = own === null || own === 'failed' ? [] : own.audiences
  const audience = chosen ?? audiences[0]
  async function make(whom: LinkAudience) {
    const answer = await links.make(content, title, whom)
    setMade(answer)
    if (answer.ok) await copy(answer.address)
    await look()
  }
  async function copy(address: string) {
    await navigator.clipboard.writeText(address).then(
      () => host.toast(t('copied'), 'success'),
      // Where nothing may be copied, the link is there to be marked.
      () => undefined,
    )
  }
  async function takeBack(shareId: string) {
    await links.takeBack(shareId).then(
      () => host.toast(t('linkTaken')),
      () => host.toast(t('linkProblem.failed'), 'error'),
    )
    setMade(null)
    await look()
  }
  const loaded = own !== null && own !== 'failed' ? own : null
  return (
    <Dialog open title={t('linkTitle')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.parts}>
        {own === null && <p>{t('linkLoading')}</p>}
        {own === 'failed' && <p role="alert">{t('linkProblem.failed')}</p>}
        {loaded?.refusal && (
          <p data-refusal={loaded.refusal}>{t(`linkRefusal.${loaded.refusal}`)}</p>
        )}
        {audience && (
          <>
            <Choices
              legend={t('linkWho')}
              options={audiences.map((one) => [one, t(`linkFor.${one}`)])}
              chosen={audience}
              onChoose={(one) => {
                setChosen(one)
                setMade(null)
              }}
            />
            <p className={styles.soft}>{t('linkShows', { days: RETENTION.gameLinkDays })}</p>
            {made?.ok ? (
              <LinkField label={t('linkLabel')} address={made.address}>
                <Button onClick={() => void copy(made.address)}>{t('copy')}</Button>
              </LinkField>
            ) : (
              <div className={layout.row}>
                <Button onClick={() => void make(audience)}>{t('copy')}</Button>
              </div>
            )}
          </>
        )}
        {made?.ok === false && <p role="alert">{t(`linkProblem.${made.why}`)}</p>}
        {loaded && loaded.replays.length > 0 && (
          <LinkList
            locale={host.locale}
            replays={loaded.replays}
            onTakeBack={(shareId) => void takeBack(shareId)}
          />
        )}
      </div>
    </Dialog>
  )
}

interface LinkFieldProps {
  label: string
  address: string
  children: React.ReactNode
}

function LinkField({ label, address, children }: LinkFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={layout.row}>
        <input
          id={id}
          className={styles.link}
          dir="ltr"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        {children}
      </div>
    </div>
  )
}
