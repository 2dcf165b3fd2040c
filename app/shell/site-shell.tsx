import { type ReactNode, useRef, useState } from "react";
import { Scroll } from "#app/shell/document/scroll.tsx";
import { usePageChange } from "#app/shell/document/use-page-change.ts";
import { Header } from "#app/shell/menu/header.tsx";
import { usePrivacyOverlay } from "#app/shell/privacy/use-privacy-overlay.ts";
import { site } from "#content/site.ts";
import { Footer } from "./footer.tsx";

/** Header, footer and overlays around every page, the error screen included. */
export function SiteShell({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const privacy = usePrivacyOverlay();

  // Keyboard users continue from the new page, not from the link that led there.
  usePageChange(() => {
    const focused = document.activeElement;
    // A page that has placed the focus itself keeps it.
    if (!main.current || main.current.contains(focused) || focused?.closest("dialog")) return;
    focusOnce(main.current);
  });

  return (
    <>
      <a className="skip screen-only" href="#main" inert={menuOpen}>
        Skip to content
      </a>
      <Header onSmallMenuChange={setMenuOpen} />
      <main id="main" ref={main} inert={menuOpen}>
        {children}
      </main>
      <Footer inert={menuOpen} onPrivacy={privacy.open} onPrivacyIntent={privacy.preload} />
      {privacy.Overlay && <privacy.Overlay open={privacy.isOpen} onClose={privacy.close} />}
      <Scroll settings={site.behavior} />
    </>
  );
}

/** Focusable only for this moment: otherwise every press on the page would move the focus to its start. */
function focusOnce(element: HTMLElement) {
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  element.focus({ preventScroll: true });
}
