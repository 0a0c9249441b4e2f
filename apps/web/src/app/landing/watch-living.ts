/** Pictures move while they are in sight. Their styles say how, and that nothing moves for who wants it still. */
export function watchLiving(root: Element): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        target.toggleAttribute('data-playing', isIntersecting)
    },
    { threshold: 0.3 },
  )
  for (const picture of root.querySelectorAll('[data-living]')) observer.observe(picture)
  return () => observer.disconnect()
}
