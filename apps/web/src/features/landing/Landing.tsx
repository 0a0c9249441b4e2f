/** The front page: what this is, for a learner, a parent and a teacher, in that order. */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CallToAction } from './CallToAction.tsx'
import { ForParents } from './ForParents.tsx'
import { ForTeachers } from './ForTeachers.tsx'
import { Hero } from './Hero.tsx'
import { InsideTool } from './InsideTool.tsx'
import { Languages } from './Languages.tsx'
import { PlansTeaser } from './PlansTeaser.tsx'
import { Section } from './Section.tsx'

export function Landing({ catalogue }: { catalogue: ReactNode }) {
  return (
    <>
      <Hero />
      <Section
        title={<Trans>Everything you can make here</Trans>}
        lead={<Trans>Ten tools, one place. What you learn in one helps you in the next.</Trans>}
      >
        {catalogue}
      </Section>
      <InsideTool />
      <ForTeachers />
      <ForParents />
      <Languages />
      <PlansTeaser />
      <CallToAction />
    </>
  )
}
