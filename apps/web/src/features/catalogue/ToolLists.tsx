/** The tools as short lists, one for each family. */
import { TOOL_FAMILIES } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import { useAddress } from '../../adapters/address.ts'
import { useIsOpen } from '../../adapters/teach/open-tools-state.ts'
import { ClosedNow } from './ClosedNow.tsx'
import { FamilyName } from './FamilyName.tsx'
import styles from './ToolLists.module.css'

export function ToolLists({ tools }: { tools: readonly ToolManifest[] }) {
  const { locale, to } = useAddress()
  const isOpen = useIsOpen()
  return (
    <div className={styles.lists}>
      {TOOL_FAMILIES.map((family) => (
        <section key={family} data-family={family}>
          <p className={styles.family}>
            <FamilyName family={family} />
          </p>
          <ul className={styles.list}>
            {tools
              .filter((tool) => tool.family === family)
              .map((tool) => (
                <li key={tool.path}>
                  <a
                    className={styles.tool}
                    data-closed={isOpen(tool.path) ? undefined : true}
                    href={to(`/${tool.path}`)}
                  >
                    <span className={styles.picture}>
                      <ToolPicture picture={tool.picture} width={46} />
                    </span>
                    <span>
                      <b>{tool.title[locale]}</b>
                      <small>{isOpen(tool.path) ? tool.tagline[locale] : <ClosedNow />}</small>
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
