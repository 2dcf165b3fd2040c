/** A hidden tab does not paint, but must start too. */
const latestStartMs = 2_000;

/** The tags as React Router writes them, and in their inert form. */
const deferredTags = [
  ['<link rel="modulepreload"', '<link rel="deferred-modulepreload"'],
  ['<script type="module" async="">', '<script type="deferred-module">'],
] as const;

/**
 * A prerendered page is complete without its script. So the tags that load it are inert until the first paint: on a
 * slow connection styles and fonts load first. @throws if the framework writes its tags differently, because such a
 * page would never start.
 */
export function deferScripts(html: string): string {
  const inert = deferredTags.reduce((page, [tag, deferred]) => {
    if (!page.includes(tag)) throw new Error(`React Router no longer writes ${tag}: update defer-scripts.ts`);
    return page.replaceAll(tag, deferred);
  }, html);
  return inert.replace("</body>", () => `<script>(${startAfterPaint})(${latestStartMs})</script></body>`);
}

/** Inlined as source text, so it must not use anything outside itself. */
export function startAfterPaint(latestMs: number): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred-modulepreload"]')) {
      link.rel = "modulepreload";
    }
    for (const inert of document.querySelectorAll('script[type="deferred-module"]')) {
      const script = document.createElement("script");
      script.type = "module";
      script.textContent = inert.textContent;
      inert.replaceWith(script);
    }
  };
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
    setTimeout(start, latestMs);
  } else start();
}
