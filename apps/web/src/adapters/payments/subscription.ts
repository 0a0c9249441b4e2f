/** What somebody has paid for, and what comes after it. */
import type { SubscriptionView } from '@panya/domain/order/purchase.ts'
import { request } from '../http/http.ts'
import type { PlanWish } from './orders.ts'

export const SUBSCRIPTION_KEY = ['subscription'] as const

interface Answer {
  subscription: SubscriptionView | null
}

/** Null for whoever never paid for a plan. */
export async function fetchSubscription(): Promise<SubscriptionView | null> {
  return (await request<Answer>('/api/subscription')).subscription
}

/** Null: it ends with what is paid. Until then it can be changed again. */
export async function chooseNext(next: PlanWish | null): Promise<SubscriptionView | null> {
  const options = { method: 'PUT', json: { next } } as const
  return (await request<Answer>('/api/subscription/next', options)).subscription
}
