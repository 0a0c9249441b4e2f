import { Trans } from '@lingui/react/macro'
import type { Skill } from '@panya/domain/skill/skill.ts'

export function SkillName({ skill }: { skill: Skill }) {
  switch (skill) {
    case 'sequence':
      return <Trans>Step by step</Trans>
    case 'loops':
      return <Trans>Loops</Trans>
    case 'choices':
      return <Trans>Choices</Trans>
    case 'functions':
      return <Trans>Functions</Trans>
    case 'lists':
      return <Trans>Lists and text</Trans>
    case 'recursion':
      return <Trans>Recursion</Trans>
    case 'patterns':
      return <Trans>Patterns</Trans>
    case 'pictures':
      return <Trans>Pictures</Trans>
    case 'data':
      return <Trans>Data</Trans>
    case 'ai':
      return <Trans>AI</Trans>
  }
}
