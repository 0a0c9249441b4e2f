import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Skill } from '@panya/domain/skill/skill.ts'

export const SKILL_MESSAGES: Record<Skill, MessageDescriptor> = {
  sequence: msg`Step by step`,
  loops: msg`Loops`,
  choices: msg`Choices`,
  functions: msg`Functions`,
  lists: msg`Lists and text`,
  recursion: msg`Recursion`,
  patterns: msg`Patterns`,
  pictures: msg`Pictures`,
  data: msg`Data`,
  ai: msg`AI`,
}
