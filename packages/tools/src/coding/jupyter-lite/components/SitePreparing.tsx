import type { SiteStatus } from '@panya/engines/notebook/notebook-site.ts'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import type { Messages } from '../jupyter-messages.ts'
import styles from './SitePreparing.module.css'

const STEPS = { install: 'siteInstall', build: 'siteBuild', compress: 'siteBuild' } as const

const FAILURES = {
  install: 'siteFailedInstall',
  build: 'siteFailedBuild',
  compress: 'siteFailedBuild',
} as const

/** While the notebook is on its way: from the server's workshop the first time, else from its shelf. */
export function SitePreparing({ t, status }: { t: Messages; status: SiteStatus | null }) {
  if (status?.state === 'failed') {
    return (
      <div className={styles.waiting} role="alert">
        <MascotMessage kind="owl" mood="oops" as="h2" title={t('siteFailed')}>
          {status.step && <p>{t(FAILURES[status.step])}</p>}
          <p>{t('siteFailedHelp')}</p>
        </MascotMessage>
      </div>
    )
  }
  return (
    <div className={styles.waiting}>
      <ToolLoading
        kind="owl"
        message={messageFor(t, status)}
        {...(status?.done === undefined ? {} : { progress: status.done })}
      />
    </div>
  )
}

function messageFor(t: Messages, status: SiteStatus | null): string {
  if (status?.state === 'waiting') return t('siteWaiting')
  if (status?.state === 'building') return t(STEPS[status.step ?? 'build'])
  return t('gettingReady')
}
