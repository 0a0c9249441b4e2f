/** Without https a browser gives no page what projects are opened and kept with. That is said at once. */
import { useLingui } from '@lingui/react/macro'
import { LackNote } from '@panya/tools/host/browser/LackNote.tsx'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { useAddress } from '../../adapters/address.ts'
import styles from './ToolWorkspace.module.css'
import type { ToolParts } from './tool-parts.ts'

export function InsecurePage({ tool }: { tool: ToolParts }) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const { manifest } = tool
  return (
    <div className={styles.page} data-family={manifest.family}>
      <ToolHeader
        backHref={to('/home')}
        backLabel={t`Back to all tools`}
        title={<h1>{manifest.title[locale]}</h1>}
      />
      <main id="main" tabIndex={-1} className={styles.work}>
        <div className={styles.lack}>
          <LackNote locale={locale} lack="programs-insecure" />
        </div>
      </main>
    </div>
  )
}
