import { useLingui } from '@lingui/react/macro'
import { CardsScreen } from '../../features/teach/cards/CardsScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function TeachCards() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Cards to sign in`} index={false} />
      <CardsScreen />
    </>
  )
}
