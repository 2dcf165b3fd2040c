import { type MouseEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button, buttonClass } from "#app/design/ui/controls/button.tsx";
import { Dialog, DialogClose } from "#app/design/ui/feedback/dialog.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { deletionWords as words } from "#content/privacy/deletion.ts";
import { site } from "#content/site.ts";
import { deletionQuery } from "#contracts/leads/deletion.ts";
import { apiOriginOf } from "#domain/site/api-origin.ts";
import { deleteValuation } from "./delete-valuation.ts";
import * as styles from "./deletion.module.css";
import { DeletionTerms } from "./deletion-terms.tsx";

type DeleteMyDataProps = {
  readonly valuationId: string;
  readonly remove?: (valuationId: string) => Promise<boolean>;
};

const deleteInBrowser = (valuationId: string) =>
  deleteValuation(valuationId, {
    fetch: (...args) => window.fetch(...args),
    apiOrigin: apiOriginOf(window.location.origin),
  });

/** Deletes everything stored about this valuation. Without script the link opens a page with the same question. */
export function DeleteMyData({ valuationId, remove = deleteInBrowser }: DeleteMyDataProps) {
  const [isOpen, setOpen] = useState(false);

  function openDialog(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <Section className="screen-only">
      <Frame padding="tight" className={classNames(styles.deletion, "wide-buttons")}>
        <div>
          <h2 className="title-3">{words.title}</h2>
          <p className="muted">{words.text}</p>
        </div>
        <a
          className={buttonClass("secondary")}
          href={`?${deletionQuery.ask}`}
          aria-haspopup="dialog"
          onClick={openDialog}
        >
          {words.open}
        </a>
      </Frame>
      {isOpen && <AskFirst onClose={() => setOpen(false)} onConfirm={() => remove(valuationId)} />}
    </Section>
  );
}

type AskFirstProps = { readonly onClose: () => void; readonly onConfirm: () => Promise<boolean> };

function AskFirst({ onClose, onConfirm }: AskFirstProps) {
  const navigate = useNavigate();
  const [state, setState] = useState<"asking" | "deleting" | "failed">("asking");
  const isActive = useRef(true);

  async function confirm() {
    setState("deleting");
    if (await onConfirm()) await navigate(`?${deletionQuery.done}`, { replace: true });
    else if (isActive.current) setState("failed");
  }

  return (
    <Dialog
      open
      size="s"
      onClose={() => {
        isActive.current = false;
        onClose();
      }}
      title={words.ask.title}
      description={words.ask.lead}
      footer={
        <>
          <DialogClose variant="secondary">{words.ask.keep}</DialogClose>
          <Button busy={state === "deleting"} onClick={() => void confirm()}>
            {state === "deleting" ? words.ask.deleting : words.ask.confirm}
          </Button>
        </>
      }
    >
      <DeletionTerms />
      {/* Rendered empty from the start, so that screen readers announce what is added. */}
      <div role="alert" className={styles.error}>
        {state === "failed" && <DeletionFailed />}
      </div>
    </Dialog>
  );
}

export function DeletionFailed() {
  return (
    <p>
      {words.ask.failed}{" "}
      <a className="link num" href={`tel:${site.phone.link}`}>
        {site.phone.display}
      </a>
    </p>
  );
}
