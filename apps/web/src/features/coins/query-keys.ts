/** What the answers of the server are kept under. */
export const COINS_KEY = ['coins'] as const
export const HISTORY_KEY = ['coin-history'] as const
export const REQUESTS_KEY = ['plan-requests'] as const
export const OFFERS_KEY = ['ai-offers'] as const
