import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { resolveAction } from "#content/actions.ts";
import { valuationPage } from "#content/pages/valuation.ts";
import { pathOf } from "#content/registry.ts";
import { hostOf } from "#domain/website/address.ts";
import "./next-step.css";

type NextStepProps = {
  /** The address that was entered; the dialog is open while there is one. */
  readonly website: string;
  readonly onClose: () => void;
};

/** What follows the address: the three details, taken by a partner. The address goes along. */
export function NextStep({ website, onClose }: NextStepProps) {
  const { title, text, addressLabel, actions } = valuationPage.nextStep;
  const book = resolveAction(actions.book);
  const write = `${pathOf("contact")}?website=${encodeURIComponent(website)}`;
  return (
    <Dialog
      open={website !== ""}
      onClose={onClose}
      title={title}
      footer={
        <>
          <ButtonLink to={write} variant={book ? "secondary" : "primary"}>
            {actions.write}
          </ButtonLink>
          {book && <ButtonLink to={book.to}>{book.label}</ButtonLink>}
        </>
      }
    >
      <dl className="nxt">
        <dt>{addressLabel}</dt>
        <dd>{hostOf(website)}</dd>
      </dl>
      <div className="nxt__t muted">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}
