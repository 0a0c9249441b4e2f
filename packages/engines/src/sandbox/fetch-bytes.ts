/** A file a runtime is made of: the page fetches it and hands it over to the frame, which has no network. */
export async function fetchBytes(address: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.arrayBuffer() : null
  } catch {
    return null
  }
}
