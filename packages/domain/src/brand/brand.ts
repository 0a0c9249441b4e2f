/** What makes one brand different from another, as the browser sees it. */

import type { Locale } from '../locale/locale.ts'
import type { Plan } from '../money/plan.ts'
import type { SiteSettings } from './site-settings.ts'

export interface BrandPalette {
  light: Record<string, string>
  dark: Record<string, string>
}

export interface Brand {
  id: string
  name: string
  /** Shown beside the mascot; usually the name in lower case. */
  wordmark: string
  /** What it is about, in a few words, after the name. */
  tagline: Record<Locale, string>
  currency: 'THB' | 'USD'
  mascot: 'owl' | 'fox'
  themeColor: string
  palette: BrandPalette
  /** Demo accounts that `?user=<key>` signs in to. Their passwords are public by design. */
  demoAccounts: Record<string, { email: string; password: string }>
  contactEmail: string
  /** Two letters: whose rules of consent are offered first. */
  country: string
}

/** What every served page knows: the same for everybody, so that pages can be cached. */
export interface SiteConfig {
  brand: Brand
  plans: Plan[]
  publicUrl: string
  /** Mail is set up: an account is finished from the mail to its address. */
  signUpByMail?: boolean
  /** The identity service lets nobody in without a password: no class sign-in. */
  passwordsOnly?: boolean
  /** What admins switched; absent until it is read from the database. */
  settings?: SiteSettings
}
