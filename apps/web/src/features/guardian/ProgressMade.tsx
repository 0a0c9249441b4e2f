/** The newest projects, to be looked at: a picture or the first lines, and nothing that opens them. */
import { Trans } from '@lingui/react/macro'
import type { MadeWork } from '@panya/domain/classroom/guardian-progress.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import { useAddress } from '../../adapters/address.ts'
import styles from './guardian.module.css'

interface ProgressMadeProps {
  made: readonly MadeWork[]
  tools: readonly ToolManifest[]
}

export function ProgressMade({ made, tools }: ProgressMadeProps) {
  const { locale } = useAddress()
  return (
    <section className={styles.card} aria-labelledby="progress-made">
      <h2 id="progress-made">
        <Trans>What was made</Trans>
      </h2>
      {made.length === 0 && (
        <p>
          <Trans>Nothing yet. The newest projects will stand here.</Trans>
        </p>
      )}
      {made.length > 0 && (
        <ul className={styles.works}>
          {made.map((work, index) => {
            const tool = tools.find(({ path }) => path === work.tool)
            return (
              <li key={index} className={styles.work}>
                <Look work={work} tool={tool} />
                <h3>
                  <bdi>{work.title}</bdi>
                </h3>
                <span className={styles.soft}>{tool?.title[locale]}</span>
                <span className={styles.soft}>{formatDay(locale, new Date(work.updatedAt))}</span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

function Look({ work, tool }: { work: MadeWork; tool: ToolManifest | undefined }) {
  return (
    <span className={styles.look} aria-hidden="true">
      {work.picture !== null ? (
        <img src={work.picture} alt="" />
      ) : work.excerpt !== null ? (
        <span className={styles.lines} dir="ltr" translate="no">
          {work.excerpt}
        </span>
      ) : (
        tool && <ToolPicture picture={tool.picture} />
      )}
    </span>
  )
}
