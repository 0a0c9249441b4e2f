import type { AiKind } from '@panya/domain/ai/ai-kind.ts'

/** Which offer of the server a node is. */
export const SERVER_KINDS: Record<string, AiKind> = {
  'ai.server-detect': 'detect',
  'ai.server-ocr': 'ocr',
  'ai.server-search': 'similarity',
  'ai.server-chat': 'chat',
}

export const kindOfNode = (type: string | undefined): AiKind => SERVER_KINDS[type ?? ''] ?? 'detect'
