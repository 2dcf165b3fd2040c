import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { site } from "#content/site.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Scroll } from "./scroll.tsx";

/** What stands around every page, the error screen included. */
export function SiteShell({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  useFocusOnNewPage(main);
  return (
    <>
      <a className="skip" href="#main" inert={menuOpen}>
        Skip to content
      </a>
      <Header onSmallMenuChange={setMenuOpen} />
      <main id="main" ref={main} tabIndex={-1} inert={menuOpen}>
        {children}
      </main>
      <div inert={menuOpen}>
        <Footer onPrivacy={() => {}} onPrivacyIntent={() => {}} />
      </div>
      <Scroll settings={site.behaviour} />
    </>
  );
}

/** A reader at the keyboard goes on from the new page, not from the link that led there. */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const held = document.activeElement;
    // A page that has placed the focus itself keeps it.
    if (main.current?.contains(held) || held?.closest("dialog")) return;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
