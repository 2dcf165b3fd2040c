import { useRef } from "react";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Dialog, DialogClose } from "#app/design/ui/feedback/dialog.tsx";
import { privacyPage as words } from "#content/pages/privacy.ts";
import { privacyNotice } from "#content/privacy/privacy.ts";
import * as styles from "./privacy-notice.module.css";
import { PrivacyNotice } from "./privacy-notice.tsx";

type PrivacyOverlayProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** On the notice's own page: shows the document behind the overlay instead. */
  readonly onRead?: () => void;
};

export function PrivacyOverlay({ open, onClose, onRead }: PrivacyOverlayProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      id="privacy"
      className={styles.dialog}
      open={open}
      onClose={onClose}
      title={privacyNotice.title}
      description={words.lastUpdated(privacyNotice.lastUpdated)}
      bodyRef={body}
      footer={
        <>
          {onRead && (
            <Button variant="quiet" onClick={onRead}>
              {words.read}
            </Button>
          )}
          <Button variant="quiet" onClick={() => scrollToStart(body.current)}>
            Back to top
          </Button>
          <DialogClose>Close</DialogClose>
        </>
      }
    >
      <PrivacyNotice headings="h3" idPrefix="overlay" />
    </Dialog>
  );
}

/** Scrolls the sheet, not its body, and focuses the title. */
function scrollToStart(body: HTMLElement | null) {
  const dialog = body?.closest("dialog");
  body?.closest('[data-part="sheet"]')?.scrollTo({ top: 0 });
  dialog?.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
}
