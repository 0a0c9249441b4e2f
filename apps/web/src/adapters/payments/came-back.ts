/** What a page is told by the one to which a provider sends its payers. */
export const CAME_BACK = 'came-back-from-provider'
