/**
 * From which age somebody may agree for themselves that a place like this keeps their data, by country.
 * Data, not advice: an operator's lawyers may know better, and one number is all there is to change.
 */
export const GUARDIAN_UNDER: Readonly<Record<string, number>> = {
  AE: 18,
  AT: 14,
  AU: 16,
  BE: 13,
  BG: 14,
  BR: 18,
  CA: 18,
  CN: 14,
  CY: 14,
  CZ: 15,
  DE: 16,
  DK: 15,
  EE: 13,
  ES: 14,
  FI: 13,
  FR: 15,
  GB: 13,
  GR: 15,
  HR: 16,
  HU: 16,
  ID: 18,
  IE: 16,
  IN: 18,
  IT: 14,
  JP: 18,
  KR: 14,
  LT: 14,
  LU: 16,
  LV: 13,
  MT: 13,
  MY: 18,
  NL: 16,
  NO: 13,
  PH: 18,
  PL: 16,
  PT: 13,
  RO: 16,
  SA: 18,
  SE: 13,
  SG: 18,
  SI: 15,
  SK: 16,
  TH: 10,
  US: 13,
  VN: 18,
  ZA: 18,
}

/** For a country that is not in the list: until the end of childhood, as the United Nations count it. */
const ELSEWHERE = 18

/** What stands for every other country. */
export const OTHER_COUNTRY = 'ZZ'

export const CONSENT_COUNTRIES: readonly string[] = Object.keys(GUARDIAN_UNDER)

export function isCountry(value: unknown): value is string {
  return value === OTHER_COUNTRY || CONSENT_COUNTRIES.some((country) => country === value)
}

/** Younger than this, a guardian consents. */
export function guardianUnder(country: string): number {
  return GUARDIAN_UNDER[country] ?? ELSEWHERE
}
