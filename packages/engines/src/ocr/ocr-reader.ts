import type { Picture } from '../ai/picture.ts'

/** What reads the text in a picture. */

export const OCR_LANGUAGES = ['eng', 'tha', 'chi_sim', 'ara'] as const
export type OcrLanguage = (typeof OCR_LANGUAGES)[number]

export interface Reader {
  read(
    picture: Picture,
    language: OcrLanguage,
    progress: (fraction: number) => void,
  ): Promise<{ text: string; confidence: number }>
}

/** Thai and Chinese are read with gaps between letters that nobody writes. */
export function tidyText(text: string, language: OcrLanguage): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (language !== 'chi_sim') return lines.join('\n')
  return lines
    .map((line) => line.replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, ''))
    .join('\n')
}
