/** What a section shows when its figures did not arrive, with the way to ask again. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { HttpError } from '../../../adapters/http/http.ts'
import { Notice } from './Notice.tsx'

export function Failed({ error, retry }: { error: Error; retry: () => unknown }) {
  const missing = error instanceof HttpError && error.status === 404
  return (
    <Notice tone="wrong">
      {missing ? (
        <Trans>This is not here any more.</Trans>
      ) : (
        <>
          <Trans>This did not arrive. Check your connection and try again.</Trans>{' '}
          <Button size="small" look="ghost" onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </Notice>
  )
}
