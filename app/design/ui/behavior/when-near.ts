/** Calls back once the element is within a margin of the viewport; at once without IntersectionObserver. */
export function whenNear(element: Element, margin: string, callback: () => void): (() => void) | undefined {
  if (!("IntersectionObserver" in window)) {
    callback();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
