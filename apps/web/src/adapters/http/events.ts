/** Reads what the server sends as events: a line that begins with `data:`, and an empty line. */

/** What is cut off in the middle is none. */
export async function* eventsOf<Event>(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let buffer = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    buffer += decoder.decode(value, { stream: true })
    const events = buffer.split('\n\n')
    buffer = events.pop() ?? ''
    for (const event of events) yield JSON.parse(event.replace(/^data: /, '')) as Event
  }
}
