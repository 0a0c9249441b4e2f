import type { Home } from '@panya/domain/home/home.ts'
import { request } from './http/http.ts'

/** What the first page goes on with, in one answer. */
export const fetchHome = () => request<Home>('/api/home')
