import { Trans } from '@lingui/react/macro'
import { useSite } from '../site.ts'

export default function Landing() {
  const { brand } = useSite()
  return (
    <main>
      <h1>
        <Trans>Welcome to {brand.name}</Trans>
      </h1>
    </main>
  )
}
