import { useLingui } from '@lingui/react/macro'
import { beginEarlyFrame, dropEarlyFrame } from '@panya/tools/host/early-frame.ts'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { useLayoutEffect } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { PageHead } from '../head/PageHead.tsx'
import { toolAt } from '../tools.ts'
import { OWN_PAGE } from './own-page.ts'
import { SignedIn } from './SignedIn.tsx'
import styles from './SignedInTools.module.css'

export const handle = OWN_PAGE

/** Around the tools. What they are called is for everybody, and stands in the page from the start. */
export default function SignedInTools() {
  const { path } = useAddress()
  const frame = toolAt(path)?.frame
  return (
    <>
      {frame && <EarlyFrame src={frame} />}
      <SignedIn waiting={<Waiting />} />
    </>
  )
}

/** Out of React's hands: the tool takes the frame over. A page from the server has come with it (EarlyFrameScript.tsx). */
function EarlyFrame({ src }: { src: string }) {
  const { locale } = useAddress()
  useLayoutEffect(() => {
    beginEarlyFrame(src, { locale })
    return dropEarlyFrame
  }, [src, locale])
  return null
}

function Waiting() {
  const { t } = useLingui()
  const { brand } = useSite()
  const { locale, path, to } = useAddress()
  const tool = toolAt(path)
  const title = tool?.title[locale] ?? ''
  return (
    <div className={styles.page} data-family={tool?.family}>
      <PageHead title={title} description={tool?.tagline[locale]} keywords={[title]} />
      <ToolHeader
        backHref={to('/home')}
        backLabel={t`Back to all tools`}
        title={<h1>{title}</h1>}
      />
      <main className={styles.work}>
        <ToolLoading kind={brand.mascot} message={t`Opening your workshop…`} />
      </main>
    </div>
  )
}
