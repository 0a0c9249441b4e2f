/**
 * Where somebody is in a tool besides their work: what they have open and in sight, what they have typed and not sent.
 * It comes back with the page when a browser has thrown it away.
 */
export interface ToolPlace {
  /** As it was left; undefined when it never was. Another version of the tool may have left it. */
  read(name: string): unknown
  keep(name: string, value: unknown): void
}
