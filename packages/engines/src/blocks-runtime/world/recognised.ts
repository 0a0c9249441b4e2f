/** What a trained model says: its best class, empty while it says nothing, and the share of each class. */
export interface Recognised {
  label: string
  chances: Record<string, number>
}
