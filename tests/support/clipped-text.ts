import type { Page } from "@playwright/test";

/** Every visible text of the page's main part that begins or ends beyond the screen and cannot be scrolled to. */
export function clippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const canScroll = (element: Element) => {
      for (let parent: Element | null = element; parent; parent = parent.parentElement)
        if (["auto", "scroll"].includes(getComputedStyle(parent).overflowX)) return true;
      return false;
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (!parent || !textContent?.trim() || parent.closest(".sr, dialog, noscript")) continue;
      const { visibility, textOverflow } = getComputedStyle(parent);
      if (visibility === "hidden" || textOverflow === "ellipsis" || canScroll(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (left < -1 || right > innerWidth + 1),
      );
      if (isCut) cut.push(textContent.trim());
    }
    return cut;
  });
}
