/** The tools as short lists, one for each family. */
import { TOOL_FAMILIES } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/kit/tool-manifest.ts'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import { useAddress } from '../../adapters/address.ts'
import { FamilyName } from './FamilyName.tsx'
import styles from './ToolLists.module.css'

export function ToolLists({ tools }: { tools: readonly ToolManifest[] }) {
  const { locale, to } = useAddress()
  return (
    <div className={styles['lists']}>
      {TOOL_FAMILIES.map((family) => (
        <section key={family} data-family={family}>
          <p className={styles['family']}>
            <FamilyName family={family} />
          </p>
          <ul className={styles['list']}>
            {tools
              .filter((tool) => tool.family === family)
              .map((tool) => (
                <li key={tool.path}>
                  <a className={styles['tool']} href={to(`/${tool.path}`)}>
                    <span className={styles['picture']}>
                      <ToolPicture picture={tool.picture} width={46} />
                    </span>
                    <span>
                      <b>{tool.title[locale]}</b>
                      <small>{tool.tagline[locale]}</small>
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
