import { useEffect, useId, useRef, useState } from "react";
import { focusAfterPress } from "#app/design/ui/behavior/focus-after-press.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { correctionWords, companyWords as words } from "#content/valuation/results.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { ebitdaMoney, shortMoney } from "#domain/valuation/text/money.ts";
import { displayAddress } from "#domain/website/display-address.ts";
import type { BusinessProfile } from "#domain/website/profile.ts";
import * as styles from "./company-line.module.css";
import { CorrectionForm, type CorrectionFormProps } from "./correction-form.tsx";

type CompanyLineProps = {
  readonly profile: BusinessProfile;
  /** Omitted where nothing can be corrected. */
  readonly correcting?: Pick<CorrectionFormProps, "read" | "onCorrect">;
  readonly website: string;
  readonly valuation: Valuation;
};

/** The business in one line of the page, with a form to correct what was read. */
export function CompanyLine({ profile, correcting, website, valuation }: CompanyLineProps) {
  const [mode, setMode] = useState<"shown" | "open" | "saved">("shown");
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = mode === "open";
  const isUnread = profile.general && !profile.industry;

  // The form removes the focused element.
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusAfterPress(opener.current);
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section className={styles.company} aria-labelledby="company">
      <div className={styles.about}>
        <h2 className="title-3" id="company">
          {profile.title}
        </h2>
        <ul className={styles.facts}>
          {(profile.industry || !profile.general) && (
            <Fact name={words.industry} text={profile.industry || words.unknownIndustry} />
          )}
          <Fact name={words.location} text={profile.location} />
          {/* Not a link: anyone can have this page mailed to someone else. */}
          <Fact name={words.website} text={displayAddress(website)} />
        </ul>
        {profile.overview && <OverviewText text={profile.overview} isLong={profile.overviewIsLong} />}
        {profile.general && (
          <p className={styles.note}>
            <Icon name="info" />
            {words.unread(displayAddress(website))}
          </p>
        )}
        {correcting && (
          <p className={styles.status} role="status">
            {mode === "saved" && correctionWords.saved}
          </p>
        )}
      </div>
      <dl className={styles.figures}>
        <Figure name={words.revenue} text={shortMoney(valuation.revenue)} />
        <Figure name={words.ebitda} text={ebitdaMoney(valuation.ebitda)} />
        <Figure name={words.sde} text={ebitdaMoney(valuation.sde)} />
      </dl>
      {correcting && (
        <button
          ref={opener}
          type="button"
          className={classNames(styles.edit, "screen-only script-only")}
          aria-expanded={isOpen}
          onClick={() => setMode(isOpen ? "shown" : "open")}
        >
          {isOpen ? correctionWords.close : isUnread ? correctionWords.openUnread : correctionWords.open}
        </button>
      )}
      {correcting && isOpen && (
        <CorrectionForm
          profile={profile}
          read={correcting.read}
          website={website}
          onCorrect={(corrections) => {
            correcting.onCorrect(corrections);
            setMode("saved");
          }}
          onCancel={() => setMode("shown")}
        />
      )}
    </section>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <li>
      <span className="sr">{name}: </span>
      <span>{text}</span>
    </li>
  );
}

function Figure({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{text}</dd>
    </div>
  );
}

function OverviewText({ text, isLong }: { readonly text: string; readonly isLong: boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isCut = isLong && !isOpen;
  return (
    <>
      <p id={id} className={isCut ? classNames(styles.overview, styles.isCut) : styles.overview}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={classNames(styles.more, "link link--icon screen-only script-only")}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.less : words.more}
        </button>
      )}
    </>
  );
}
