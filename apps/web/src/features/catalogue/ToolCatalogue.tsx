/** Every tool as a card, family by family. */
import { Trans } from '@lingui/react/macro'
import { TOOL_FAMILIES, type ToolFamily } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ToolCard } from '@panya/ui/ToolCard/ToolCard.tsx'
import { useAddress } from '../../adapters/address.ts'
import { useIsOpen } from '../../adapters/teach/open-tools-state.ts'
import { ClosedNow } from './ClosedNow.tsx'
import { FamilyName } from './FamilyName.tsx'
import styles from './ToolCatalogue.module.css'

export function ToolCatalogue({ tools }: { tools: readonly ToolManifest[] }) {
  const { locale, to } = useAddress()
  const isOpen = useIsOpen()
  return TOOL_FAMILIES.map((family) => (
    <section key={family} id={family} className={styles.family} data-family={family}>
      <div>
        <h3 className={styles.name}>
          <FamilyName family={family} />
        </h3>
        <p className={styles.line}>
          <FamilyLine family={family} />
        </p>
      </div>
      <div className={styles.cards}>
        {tools
          .filter((tool) => tool.family === family)
          .map((tool) => (
            <ToolCard
              key={tool.path}
              href={to(`/${tool.path}`)}
              title={tool.title[locale]}
              tagline={isOpen(tool.path) ? tool.tagline[locale] : <ClosedNow />}
              picture={tool.picture}
            />
          ))}
      </div>
    </section>
  ))
}

function FamilyLine({ family }: { family: ToolFamily }) {
  if (family === 'coding') return <Trans>From your first block to notebooks.</Trans>
  if (family === 'flow') return <Trans>Wire it up and watch data move.</Trans>
  return <Trans>Play first, understand after.</Trans>
}
