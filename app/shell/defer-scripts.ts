/** A hidden tab paints nothing, and its page must start too. */
const latestStartMs = 2_000;

/** The tags as React Router writes them, and as a browser passes them over. */
const held = [
  ['<link rel="modulepreload"', '<link rel="deferred-modulepreload"'],
  ['<script type="module" async="">', '<script type="deferred-module">'],
] as const;

/**
 * A prerendered page is complete without its script. So the tags that load it are sent inert and become what they were once
 * the page has been painted: on a slow connection styles and fonts come first.
 * @throws if the framework writes its tags differently, because such a page would never start.
 */
export function deferScripts(html: string): string {
  const inert = held.reduce((page, [tag, deferred]) => {
    if (!page.includes(tag)) throw new Error(`React Router no longer writes ${tag}: update defer-scripts.ts`);
    return page.replaceAll(tag, deferred);
  }, html);
  return inert.replace("</body>", () => `<script>(${startAfterPaint})(${latestStartMs})</script></body>`);
}

/** Runs in the browser from its own source text: it can use nothing from outside itself. */
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
