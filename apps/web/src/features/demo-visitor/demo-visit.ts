/** Reads and removes the `user` parameter with which a link signs its reader in to a demo account. */
import type { Brand } from '@panya/domain/brand/brand.ts'

export const DEMO_PARAMETER = 'user'

export interface DemoAccount {
  email: string
  password: string
}

/** Null when the parameter is not there or names no demo account. */
export function demoAccountIn(search: string, { demoAccounts }: Brand): DemoAccount | null {
  const key = new URLSearchParams(search).get(DEMO_PARAMETER)
  return key !== null && Object.hasOwn(demoAccounts, key) ? (demoAccounts[key] ?? null) : null
}

export function withoutDemoParameter(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(DEMO_PARAMETER)
  return parameters.size > 0 ? `?${parameters.toString()}` : ''
}
