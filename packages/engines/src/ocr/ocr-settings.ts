import { PSM } from 'tesseract.js'
import type { OcrLanguage } from './ocr-reader.ts'

/** How a page is looked at. Scattered lines suit Latin and Thai; Arabic loses lines that way, Chinese takes signs for others. */
export function ocrSettings(language: OcrLanguage) {
  const scattered = language === 'eng' || language === 'tha'
  return {
    tessedit_pageseg_mode: scattered ? PSM.SPARSE_TEXT : PSM.AUTO,
    // Unsaid, it is guessed, and the guess is reported as an error.
    user_defined_dpi: '150',
  }
}
