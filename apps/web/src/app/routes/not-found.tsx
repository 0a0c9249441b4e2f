import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'

export function loader() {
  return data(null, 404)
}

export default function NotFound() {
  return (
    <main>
      <h1>
        <Trans>This page is not here</Trans>
      </h1>
    </main>
  )
}
