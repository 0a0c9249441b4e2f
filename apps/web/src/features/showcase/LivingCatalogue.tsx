/** Every tool at work, family by family: each picture shows what really happens in it. */
import { Trans } from '@lingui/react/macro'
import { TOOL_FAMILIES, type ToolFamily, type ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ToolCard } from '@panya/ui/ToolCard/ToolCard.tsx'
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
  const { locale, to } = useAddress()
  return (
    <Section
      size="in-parts"
      title={<Trans>Everything you can make here</Trans>}
      lead={<Trans>Ten tools, one place. What you learn in one helps you in the next.</Trans>}
    >
      <label className={`no-print ${styles.still}`}>
        <input type="checkbox" /> <Trans>Hold the pictures still</Trans>
      </label>
      {TOOL_FAMILIES.map((family) => (
        <section
          key={family}
          id={family}
          className={`when-near ${styles.family}`}
          data-family={family}
        >
          <h3 className={styles.name}>
            <FamilyName family={family} />
          </h3>
          <div className={styles.cards}>
            {tools
              .filter((tool) => tool.family === family)
              .map((tool) => (
                <ToolCard
                  key={tool.path}
                  href={to(`/${tool.path}`)}
                  title={tool.title[locale]}
                  tagline={tool.tagline[locale]}
                  picture={tool.picture}
                  living={livingOf(pictures.get(tool.path))}
                />
              ))}
          </div>
        </section>
      ))}
    </Section>
  )
}

/** A tool that has no moving picture stands still. */
function livingOf(Living: ComponentType | undefined): ReactNode {
  return Living && <Living />
}

function FamilyName({ family }: { family: ToolFamily }) {
  if (family === 'coding') return <Trans>Write it</Trans>
  if (family === 'flow') return <Trans>Wire it up</Trans>
  return <Trans>Play it</Trans>
}
