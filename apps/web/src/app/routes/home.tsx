import { Trans } from '@lingui/react/macro'

export default function Home() {
  return (
    <main>
      <h1>
        <Trans>Everything you can make here</Trans>
      </h1>
    </main>
  )
}
