/** Calls back once the element comes within a margin of the viewport; at once where that cannot be watched. */
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
