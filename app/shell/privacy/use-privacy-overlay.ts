import { type ComponentType, useState } from "react";
import { loadChunk } from "#app/shell/document/load-chunk.ts";
import { usePageChange } from "#app/shell/document/use-page-change.ts";
import { pathOf } from "#content/registry/registry.ts";

type Overlay = ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;

const load = () => loadChunk("privacy-overlay", () => import("./privacy-overlay.tsx"));

/** The notice is long and rarely read, so its text is loaded when it is opened. */
export function usePrivacyOverlay() {
  const [Overlay, setOverlay] = useState<Overlay>();
  const [isOpen, setIsOpen] = useState(false);

  usePageChange(() => setIsOpen(false));

  async function open() {
    try {
      const { PrivacyOverlay } = await load();
      setOverlay(() => PrivacyOverlay);
      setIsOpen(true);
    } catch {
      // The notice has its own page, which needs no script.
      window.location.assign(pathOf("privacy"));
    }
  }

  /** Preloads on intent; a failure is handled when the notice is opened. */
  function preload() {
    load().catch(() => {});
  }

  return { Overlay, isOpen, open, preload, close: () => setIsOpen(false) };
}
