import { useRef } from "react";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Dialog, DialogClose } from "#app/design/ui/feedback/dialog.tsx";
import { privacyNotice } from "#content/privacy.ts";
import * as styles from "./privacy-notice.module.css";
import { PrivacyNotice } from "./privacy-notice.tsx";

type PrivacyOverlayProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** On the notice's own page the title is the page's heading, and closing leads here even without script. */
  readonly page?: { readonly closeTo: string };
};

export function PrivacyOverlay({ open, onClose, page }: PrivacyOverlayProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      id="privacy"
      className={styles.dialog}
      open={open}
      onClose={onClose}
      title={privacyNotice.title}
      titleAs={page ? "h1" : "h2"}
      description={`Last updated ${privacyNotice.lastUpdated}`}
      bodyRef={body}
      {...(page && { closeTo: page.closeTo })}
      footer={
        <>
          <Button variant="quiet" onClick={() => scrollToStart(body.current)}>
            Back to top
          </Button>
          <DialogClose {...(page && { to: page.closeTo })}>Close</DialogClose>
        </>
      }
    >
      <PrivacyNotice headings={page ? "h2" : "h3"} />
    </Dialog>
  );
}

/** Scrolls the sheet, not its body, and focuses the title. */
function scrollToStart(body: HTMLElement | null) {
  const dialog = body?.closest("dialog");
  body?.closest('[data-part="sheet"]')?.scrollTo({ top: 0 });
  dialog?.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
}
