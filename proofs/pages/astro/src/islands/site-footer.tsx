import { Footer } from "@site/app/shell/footer.tsx";
import { usePrivacyOverlay } from "@site/app/shell/use-privacy-overlay.ts";

/** The footer with the notice that opens from it. */
export function SiteFooter() {
  const { Overlay, isOpen, open, preload, close } = usePrivacyOverlay();
  return (
    <>
      <Footer inert={false} onPrivacy={open} onPrivacyIntent={preload} />
      {Overlay && <Overlay open={isOpen} onClose={close} />}
    </>
  );
}
