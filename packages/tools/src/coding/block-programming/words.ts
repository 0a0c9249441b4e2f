/** Texts that live beside the blocks they belong to: the same thing in every language. */
import type { Locale } from '@panya/domain/locale/locale.ts'

export type Words = Record<Locale, string>

export const words = (en: string, th: string, zh: string, ar: string): Words => ({ en, th, zh, ar })
