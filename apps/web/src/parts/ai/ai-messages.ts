import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AiKind } from '@panya/domain/ai/ai-kind.ts'

export const AI_KIND_MESSAGES: Record<AiKind, MessageDescriptor> = {
  detect: msg`Find things in a picture`,
  ocr: msg`Read text in a picture`,
  similarity: msg`Compare texts by meaning`,
  chat: msg`Chat with the AI`,
  tutor: msg`A hint from the tutor`,
}
