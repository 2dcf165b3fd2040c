import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { watchFrame } from "./watch-frame.ts";

type FrameEdgeProps = {
  /** The origins of the pages that may show the frame. */
  readonly origins: readonly string[];
  readonly children: ReactNode;
};

/** The boundary to the partner's page: reports the frame's height to it, and opens links in a new tab. */
export function FrameEdge({ origins, children }: FrameEdgeProps) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (content.current) return watchFrame(content.current, origins);
  }, [origins]);

  return (
    <div ref={content} onClickCapture={openInNewTab}>
      {children}
    </div>
  );
}

/** The router would show another page of the site in the frame. */
function openInNewTab(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const isPage = link.origin === location.origin && !link.getAttribute("href")?.startsWith("#");
  if (!isPage || link.target !== "" || link.hasAttribute("download")) return;
  event.preventDefault();
  window.open(link.href, "_blank", "noopener");
}
