/** Every tool at work, family by family: each picture shows what really happens in it. */
import { Trans } from '@lingui/react/macro'
import { TOOL_FAMILIES, type ToolFamily, type ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import type { ComponentType, ReactNode } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { Section } from '../../parts/section/Section.tsx'
import styles from './LivingCatalogue.module.css'

interface LivingCatalogueProps {
  tools: readonly ToolManifest[]
  /** The tools' own moving pictures. */
  pictures: ReadonlyMap<ToolPath, ComponentType>
}

export function LivingCatalogue({ tools, pictures }: LivingCatalogueProps) {
  const { locale } = useAddress()
  return (
    <Section
      title={<Trans>Everything you can make here</Trans>}
      lead={<Trans>Ten tools, one place. What you learn in one helps you in the next.</Trans>}
    >
      <label className={`no-print ${styles.still}`}>
        <input type="checkbox" /> <Trans>Hold the pictures still</Trans>
      </label>
      {TOOL_FAMILIES.map((family) => (
        <section key={family} id={family} className={styles.family} data-family={family}>
          <h3 className={styles.name}>
            <FamilyName family={family} />
          </h3>
          <div className={styles.cards}>
            {tools
              .filter((tool) => tool.family === family)
              .map((tool) => (
                <Card
                  key={tool.path}
                  path={tool.path}
                  title={tool.title[locale]}
                  line={tool.tagline[locale]}
                  picture={<Picture tool={tool} Living={pictures.get(tool.path)} />}
                />
              ))}
          </div>
        </section>
      ))}
    </Section>
  )
}

function Picture({ tool, Living }: { tool: ToolManifest; Living: ComponentType | undefined }) {
  return Living ? <Living /> : <ToolPicture picture={tool.picture} />
}

interface CardProps {
  path: ToolPath
  title: string
  line: string
  picture: ReactNode
}

/** A document load on purpose: some tools need a page of their own kind. */
function Card({ path, title, line, picture }: CardProps) {
  const { to } = useAddress()
  return (
    <a className={styles.card} href={to(`/${path}`)}>
      <span className={styles.picture} data-living aria-hidden="true">
        {picture}
      </span>
      <b className={styles.title}>{title}</b>
      <span className={styles.line}>{line}</span>
    </a>
  )
}

function FamilyName({ family }: { family: ToolFamily }) {
  if (family === 'coding') return <Trans>Write it</Trans>
  if (family === 'flow') return <Trans>Wire it up</Trans>
  return <Trans>Play it</Trans>
}
