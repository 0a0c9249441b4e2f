import { ToolCatalogue } from '../../features/catalogue/ToolCatalogue.tsx'
import { Landing } from '../../features/landing/Landing.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { useOpenTools } from '../tools.ts'

export default function LandingPage() {
  return (
    <>
      <PageHead />
      <Landing catalogue={<ToolCatalogue tools={useOpenTools()} />} />
    </>
  )
}
