import { useLingui } from '@lingui/react/macro'
import { dropEarlyFrame, earlyFrameHtml } from '@panya/tools/host/early-frame.ts'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { useEffect, useMemo } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { PageHead } from '../head/PageHead.tsx'
import { toolAt } from '../tools.ts'
import { SignedIn } from './SignedIn.tsx'
import styles from './SignedInTools.module.css'

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

/**
 * Out of React's hands: the tool takes the frame from here. In a page that comes from the server the frame
 * stands beside the body, where it could begin first (server: documents/paper-first.ts).
 */
function EarlyFrame({ src }: { src: string }) {
  const { locale } = useAddress()
  const { pythonPackagesUrl: packagesUrl } = useSite()
  const html = useMemo(
    () => ({ __html: earlyFrameHtml(src, { locale, packagesUrl }) }),
    [src, locale, packagesUrl],
  )
  useEffect(() => dropEarlyFrame, [])
  // oxlint-disable-next-line react/no-danger -- the address is a manifest's
  return <div suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

function Waiting() {
  const { t } = useLingui()
  const { brand } = useSite()
  const { locale, path, to } = useAddress()
  const tool = toolAt(path)
  const title = tool?.title[locale] ?? ''
  return (
    <div className={styles['page']} data-family={tool?.family}>
      <PageHead title={title} description={tool?.tagline[locale]} keywords={[title]} />
      <ToolHeader
        backHref={to('/home')}
        backLabel={t`Back to all tools`}
        title={<h1>{title}</h1>}
      />
      <main className={styles['work']}>
        <ToolLoading kind={brand.mascot} message={t`Opening your workshop…`} />
      </main>
    </div>
  )
}
