import { type ComponentProps, lazy, Suspense } from 'react'

const SignInSafety = lazy(() => import('../../features/profile/safety/SignInSafety.tsx'))

/** For teachers and admins, so learners' pages do not carry it. */
export function LazySignInSafety(props: ComponentProps<typeof SignInSafety>) {
  return (
    <Suspense>
      <SignInSafety {...props} />
    </Suspense>
  )
}
