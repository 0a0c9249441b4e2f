/** Says what just happened to people who listen to the page. */
export function Announcer({ message }: { message: string }) {
  return (
    <output className="visually-hidden" aria-live="polite">
      {message}
    </output>
  )
}
