/** What learners of the demo school have made: the projects a new house comes with. */
import { Trans } from '@lingui/react/macro'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { MadeProject } from '@panya/tools/host/core/sample.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import { useAddress } from '../../adapters/address.ts'
import { Section } from '../../parts/section/Section.tsx'
import styles from './MadeHere.module.css'

interface MadeHereProps {
  tools: readonly ToolManifest[]
  made: ReadonlyMap<ToolPath, readonly MadeProject[]>
}

export function MadeHere({ tools, made }: MadeHereProps) {
  const { locale, to } = useAddress()
  return (
    <Section
      size="long"
      title={<Trans>Made by learners, in their own words</Trans>}
      lead={
        <Trans>
          Examples from the demo school that every new installation comes with. Open the tool they
          were made with and make your own.
        </Trans>
      }
    >
      <ul className={styles.projects}>
        {tools.flatMap((tool) =>
          (made.get(tool.path) ?? []).map(({ title, lang, picture }) => (
            <li key={title} data-family={tool.family}>
              <a className={styles.project} href={to(`/${tool.path}`)}>
                <span className={styles.picture}>
                  <ToolPicture picture={picture} width={240} />
                </span>
                <b lang={lang} dir="auto">
                  {title}
                </b>
                <small>{tool.title[locale]}</small>
              </a>
            </li>
          )),
        )}
      </ul>
      <p className={`visitors-only no-print ${styles.visit}`}>
        <ButtonLink look="ghost" href={to('/home?user=guest')}>
          <Trans>Visit the demo school as a guest</Trans>
        </ButtonLink>
      </p>
    </Section>
  )
}
