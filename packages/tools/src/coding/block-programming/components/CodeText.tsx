/** Code to read: names in Arabic letters stand each for itself, so that brackets and commas stay where they are. */

const ARABIC_NAME = /([\p{Script=Arabic}\p{Script=Hebrew}][\p{L}\p{M}\p{N}_]*)/u

export function CodeText({ code }: { code: string }) {
  return (
    <code>
      {code
        .split(ARABIC_NAME)
        .map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part))}
    </code>
  )
}
