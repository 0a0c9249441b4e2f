/** The cards of a class on paper: eight to a page with lines to cut along, through the browser's own print. */
import { Plural, Trans } from '@lingui/react/macro'
import type { ClassCard } from '@panya/domain/classroom/class-secret.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { listCards, makeMissingCards, switchSignIn } from '../../../adapters/teach/card-api.ts'
import { classDetails } from '../../../adapters/teach/class-api.ts'
import { useUserState } from '../../../adapters/user-state.ts'
import school from '../../../parts/page-layout/school.module.css'
import { OnlyTeachers } from '../TeachScreen.tsx'
import teach from '../teach.module.css'
import { useAction } from '../use-action.ts'
import styles from './CardsScreen.module.css'
import { SignInCard } from './SignInCard.tsx'

const A_PAGE = 8

export function CardsScreen() {
  const role = useUserState((user) => user.role)
  const staff = role === 'teacher' || role === 'admin'
  const { to } = useAddress()
  const act = useAction()
  const [search] = useSearchParams()
  const id = Number(search.get('id') ?? 0)
  const only = Number(search.get('student') ?? 0) || null
  const room = useQuery({
    queryKey: ['teach', 'class', id],
    queryFn: () => classDetails(id),
    enabled: staff,
  })
  const { data } = useQuery({
    queryKey: ['teach', 'cards', id, only],
    queryFn: () => listCards(id, only),
    enabled: staff,
    // What is on the screen is being printed, every look is written down, and it is kept no longer than it is shown.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
  if (!staff) return <OnlyTeachers />
  if (!room.data || !data) return <div className={school.page} aria-busy="true" />
  const { name, signIn, signInKind } = room.data
  // Learners who came with their card from another class: without this one's code it opens nothing.
  const { code } = data
  const cards = code === null ? [] : data.cards
  const locked = cards.filter((card) => card.locked).map((card) => card.name)
  return (
    <div className={`${school.page} ${styles.page}`} data-family="teach">
      <header className={`no-print ${teach.head}`}>
        <p className={teach.crumb}>
          <Link to={to(`/teach/class?id=${id}&tab=students`)}>
            <Trans>Learners</Trans>
          </Link>
        </p>
        <h1>
          <Trans>
            Cards of <bdi>{name}</bdi>
          </Trans>
        </h1>
        <Button disabled={cards.length === 0} onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
      </header>
      <div className="no-print">
        <p className={school.soft}>
          <Trans>
            Cut along the lines and give each learner their own card. Whoever has a card can sign in
            with it: keep the rest in a safe place.
          </Trans>
        </p>
        {!signIn && (
          <p className={teach.note}>
            <Trans>Class sign-in is off. The cards work when you turn it on.</Trans>{' '}
            <Button
              size="small"
              disabled={act.busy}
              onClick={() => void act.run(() => switchSignIn(id, true, signInKind))}
            >
              <Trans>Turn class sign-in on</Trans>
            </Button>
          </p>
        )}
        {locked.length > 0 && (
          <p className={teach.note}>
            <Trans>Too many wrong tries; give a new card to:</Trans> <bdi>{locked.join(', ')}</bdi>
          </p>
        )}
        {data.without > 0 && only === null && (
          <p className={teach.note}>
            <Button
              look="ghost"
              size="small"
              disabled={act.busy}
              onClick={() => void act.run(() => makeMissingCards(id))}
            >
              <Plural
                value={data.without}
                one="Make a card for # learner who has none"
                other="Make cards for # learners who have none"
              />
            </Button>
          </p>
        )}
        {cards.length === 0 && signIn && (
          <p>
            <Trans>There are no cards yet. Make accounts from a list of names first.</Trans>
          </p>
        )}
      </div>
      {pagesOf(cards).map((page) => (
        <div key={page[0]?.studentId} className={styles.sheet}>
          {page.map((card) => (
            <SignInCard key={card.studentId} card={card} className={name} code={code ?? ''} />
          ))}
        </div>
      ))}
    </div>
  )
}

function pagesOf(cards: readonly ClassCard[]): ClassCard[][] {
  const count = Math.ceil(cards.length / A_PAGE)
  return Array.from({ length: count }, (_, index) =>
    cards.slice(index * A_PAGE, (index + 1) * A_PAGE),
  )
}
