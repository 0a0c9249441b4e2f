import { useLingui } from '@lingui/react/macro'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import { useAddress } from '../../adapters/address.ts'
import { MAIN_ID, SkipLink } from '../../features/shell/SkipLink.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { toolAt } from '../tools.ts'
import styles from './tool.module.css'

export default function Tool() {
  const { t } = useLingui()
  const { locale, path, to } = useAddress()
  const tool = toolAt(path)
  if (!tool) throw new Error(`There is no tool at ${path}.`)
  const title = tool.title[locale]
  return (
    <div className={styles['page']} data-family={tool.family}>
      <PageHead title={title} description={tool.tagline[locale]} keywords={[title]} />
      <SkipLink />
      <ToolHeader
        backHref={to('/home')}
        backLabel={t`Back to all tools`}
        title={<h1>{title}</h1>}
      />
      <main id={MAIN_ID} tabIndex={-1} className={`grid-paper ${styles['work']}`}>
        <ToolPicture picture={tool.picture} width={220} />
        <p>{tool.tagline[locale]}</p>
      </main>
    </div>
  )
}
