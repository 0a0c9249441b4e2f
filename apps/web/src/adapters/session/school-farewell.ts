/** The school somebody came in through and is still signed in at, once they have signed out here. */
import type { SchoolFarewell } from '@panya/domain/account/school-sign-in.ts'
import { create } from 'zustand'

export const useSchoolFarewell = create<{ school: SchoolFarewell | null }>(() => ({ school: null }))
