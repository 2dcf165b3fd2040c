"use client";

import { HydrationProvider } from "@site/app/design/ui/behavior/use-hydrated.tsx";
import { Footer } from "@site/app/shell/footer.tsx";
import { Header } from "@site/app/shell/header.tsx";
import { usePrivacyOverlay } from "@site/app/shell/use-privacy-overlay.ts";
import { type ReactNode, useState } from "react";

/** The site's shell without the parts for its router: Next.js scrolls, moves the focus and prefetches itself. */
export function SiteShell({ children }: { readonly children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const { Overlay, isOpen, open, preload, close } = usePrivacyOverlay();
  return (
    <HydrationProvider>
      <a className="skip screen-only" href="#main" inert={menuOpen}>
        Skip to content
      </a>
      <Header onSmallMenuChange={setMenuOpen} />
      <main id="main" inert={menuOpen}>
        {children}
      </main>
      <Footer inert={menuOpen} onPrivacy={open} onPrivacyIntent={preload} />
      {Overlay && <Overlay open={isOpen} onClose={close} />}
    </HydrationProvider>
  );
}
