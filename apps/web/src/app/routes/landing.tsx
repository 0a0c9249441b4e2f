import { splitLocale } from '@panya/domain/locale/locale.ts'
import { lazy } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { Landing } from '../../features/landing/Landing.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { loadLocale } from '../i18n.ts'
import { ServerPart } from '../landing/ServerPart.tsx'

/** Their messages are not among those the page comes to life with. */
async function withMessages<Part>(part: Promise<Part>): Promise<Part> {
  if (!import.meta.env.SSR) await loadLocale(splitLocale(location.pathname).locale, ['inside'])
  return part
}

const loadLevel = () => withMessages(import('../landing/LevelPart.tsx'))
const LevelPart = lazy(loadLevel)
const ShowcasePart = lazy(() => withMessages(import('../landing/ShowcasePart.tsx')))

export default function LandingPage() {
  const { locale } = useAddress()
  return (
    <>
      <PageHead />
      <Landing
        level={
          <ServerPart key={locale} load={loadLevel}>
            <LevelPart />
          </ServerPart>
        }
        showcase={
          <ServerPart key={locale}>
            <ShowcasePart />
          </ServerPart>
        }
      />
    </>
  )
}
