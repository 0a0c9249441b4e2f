/** What the server tells the signed-in person's browser, so that it can keep unsent work unreadable to others. */
export interface DraftKey {
  /** Whose key it is: somebody else may have signed in since it was asked for. */
  user: number
  /** 32 bytes in base64url. */
  key: string
}
