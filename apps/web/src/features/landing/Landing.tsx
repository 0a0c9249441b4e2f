/** The front page: what this is, for a learner, a parent and a teacher, in that order. */
import type { ReactNode } from 'react'
import { CallToAction } from './CallToAction.tsx'
import { Hero } from './Hero.tsx'
import { Languages } from './Languages.tsx'
import { PlansTeaser } from './PlansTeaser.tsx'

interface LandingProps {
  /** A level that can be played at once. */
  level: ReactNode
  /** The tools at work, what was made with them, what teachers see. */
  showcase: ReactNode
}

export function Landing({ level, showcase }: LandingProps) {
  return (
    <>
      <Hero />
      {level}
      {showcase}
      <Languages />
      <PlansTeaser />
      <CallToAction />
    </>
  )
}
