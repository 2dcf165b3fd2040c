import { Button, ButtonLink, buttonClass } from "#app/design/ui/controls/button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { editionsPath, reportPath, resultsPath } from "#app/shell/privacy/private-paths.ts";
import { valuationUpgradePage as words } from "#content/pages/valuation-private.ts";
import { site } from "#content/site.ts";
import { checkoutQuery } from "#contracts/payments/checkout-return.ts";
import { downloadPath } from "#contracts/payments/report-document.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import * as styles from "./checkout.module.css";
import type { useCheckout } from "./use-checkout.ts";

type EditionProps = {
  readonly valuationId: string;
  readonly edition: { readonly id: ReportPackage; readonly name: string };
  /** True on a dark background. */
  readonly dark: boolean;
};

/** Actions of the free summary. */
export function FreeActions({ valuationId }: { readonly valuationId: string }) {
  return (
    <>
      <a className="link link--icon" href={downloadPath(valuationId, "pdf", "summary")} download>
        {words.summary} <Icon name="download" size="s" />
      </a>
      <ButtonLink to={resultsPath(valuationId)} variant="secondary">
        {words.back}
      </ButtonLink>
    </>
  );
}

/** Downloads of an edition that the owner has already unlocked; they replace its price. */
export function OpenedActions({ valuationId, edition, dark }: EditionProps) {
  const of = <span className="sr">, {edition.name}</span>;
  return (
    <>
      <a
        className={buttonClass(dark ? "paper" : "secondary")}
        href={downloadPath(valuationId, "pdf", edition.id)}
        download
      >
        {words.pdf}
        {of}
        <Icon name="download" size="s" />
      </a>
      <a
        className={buttonClass(dark ? "line" : "secondary")}
        href={downloadPath(valuationId, "xlsx", edition.id)}
        download
      >
        {words.excel}
        {of}
        <Icon name="download" size="s" />
      </a>
      <TextLink to={reportPath(valuationId)} standalone>
        {words.page}
        {of}
      </TextLink>
    </>
  );
}

type ChooseProps = EditionProps & { readonly checkout: ReturnType<typeof useCheckout> };

/** A plain form, so that it works before the script has loaded. */
export function ChooseEdition({ valuationId, edition, dark, checkout: { phase, choose } }: ChooseProps) {
  const isThisEdition = phase.at !== "idle" && phase.package === edition.id;
  const isOpening = isThisEdition && phase.at === "opening";
  const failure = isThisEdition && phase.at === "failed" ? phase.text : undefined;
  const query = new URLSearchParams({ [checkoutQuery.package]: edition.id });
  return (
    <form
      className={styles.choose}
      method="post"
      action={`${editionsPath(valuationId)}?${query}`}
      onSubmit={(event) => void choose(event, edition.id)}
    >
      <div className={styles.error} role="alert">
        {failure !== undefined && (
          <p>
            <Icon name="alert" />
            <span>
              {failure} {words.notices.call}{" "}
              <a className="link num" href={`tel:${site.phone.link}`}>
                {site.phone.display}
              </a>
            </span>
          </p>
        )}
      </div>
      <Button type="submit" variant={dark ? "paper" : "secondary"} busy={isOpening}>
        <ChooseLabel name={edition.name} isOpening={isOpening} isAgain={failure !== undefined} />
      </Button>
    </form>
  );
}

type ChooseLabelProps = { readonly name: string; readonly isOpening: boolean; readonly isAgain: boolean };

function ChooseLabel({ name, isOpening, isAgain }: ChooseLabelProps) {
  if (!isOpening && !isAgain) return words.choose(name);
  return (
    <>
      {isOpening ? words.opening : words.notices.retry}
      <span className="sr">, {name}</span>
    </>
  );
}
