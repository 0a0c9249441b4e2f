/** The client's user state: who is signed in and what they have. Reset whole on sign-out. */
import type { Role } from '@panya/domain/account/role.ts'
import { create } from 'zustand'

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated'

export interface UserState {
  id: number | null
  profileImage: string | null
  role: Role
  firstname: string | null
  privilegedGroups: string[]
  planName: string
  aiCoins: number
  latestCoinsGenerated: string | null
  nextRenewalDate: string | null
  /** Has to protect their sign-in first. */
  mustEnrol: boolean
  /** Somebody gave them their password: they choose one of their own first. */
  mustChangePassword: boolean
}

const SIGNED_OUT: UserState = {
  id: null,
  profileImage: null,
  role: 'anonymous',
  firstname: null,
  privilegedGroups: [],
  planName: 'free',
  aiCoins: 0,
  latestCoinsGenerated: null,
  nextRenewalDate: null,
  mustEnrol: false,
  mustChangePassword: false,
}

interface UserStore extends UserState {
  status: SessionStatus
  update(change: Partial<UserState & { status: SessionStatus }>): void
  reset(): void
}

export const useUserState = create<UserStore>()((set) => ({
  ...SIGNED_OUT,
  status: 'loading',
  update: (change) => set(change),
  reset: () => set({ ...SIGNED_OUT, status: 'unauthenticated' }),
}))
