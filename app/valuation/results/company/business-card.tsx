import { useEffect, useId, useRef, useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { folderOutline, globeOutline, infoOutline } from "#app/design/ui/outlines.ts";
import { LedgerTable } from "#app/design/ui/tables/table.tsx";
import { correctionWords, businessWords as words } from "#content/valuation-results.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { ebitdaMoney, shortMoney } from "#domain/valuation/money.ts";
import { displayAddress } from "#domain/website/display-address.ts";
import type { BusinessProfile } from "#domain/website/profile.ts";
import { CorrectionForm, type CorrectionFormProps } from "./correction-form.tsx";
import * as styles from "./side-cards.module.css";

type BusinessCardProps = {
  readonly profile: BusinessProfile;
  /** Omitted where nothing can be corrected. */
  readonly correcting?: Pick<CorrectionFormProps, "read" | "onCorrect">;
  readonly website: string;
  readonly valuation: Valuation;
};

const columns = [{ label: words.columns[0] }, { label: words.columns[1], numeric: true }];

/** The business, with a form to correct what was read. */
export function BusinessCard({ profile, correcting, website, valuation }: BusinessCardProps) {
  const [mode, setMode] = useState<"shown" | "open" | "saved">("shown");
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // The form removes the focused element.
  useEffect(() => {
    if (wasOpen.current && mode !== "open") opener.current?.focus();
    wasOpen.current = mode === "open";
  }, [mode]);

  return (
    <div className={styles.business}>
      {correcting && mode === "open" ? (
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
      ) : (
        <h2 className="title-3">{profile.title}</h2>
      )}
      {profile.overview && <OverviewText text={profile.overview} isLong={profile.overviewIsLong} />}
      {profile.general && (
        <p className={styles.note}>
          <Icon name={infoOutline} />
          {words.unread(displayAddress(website))}
        </p>
      )}
      <ul className={styles.facts}>
        {mode !== "open" && (
          <>
            {(profile.industry || !profile.general) && (
              <li>
                <Icon name={folderOutline} />
                <span className="sr">{words.industry}: </span>
                {profile.industry || words.unknownIndustry}
              </li>
            )}
            <li>
              <Icon name="pin" />
              <span className="sr">{words.location}: </span>
              {profile.location}
            </li>
          </>
        )}
        <li>
          <Icon name={globeOutline} />
          <span className="sr">{words.website}: </span>
          {/* Not a link: anyone can have this page mailed to someone else. */}
          <span>{displayAddress(website)}</span>
        </li>
      </ul>
      {correcting && mode !== "open" && (
        <button
          ref={opener}
          type="button"
          className={classNames(styles.action, "link screen-only script-only")}
          onClick={() => setMode("open")}
        >
          {profile.general && !profile.industry ? correctionWords.openUnread : correctionWords.open}
        </button>
      )}
      {correcting && (
        <p className={styles.status} role="status">
          {mode === "saved" && correctionWords.saved}
        </p>
      )}
      <LedgerTable
        caption={words.figures}
        columns={columns}
        headHidden
        rows={[
          [words.revenue, shortMoney(valuation.revenue)],
          [words.ebitda, ebitdaMoney(valuation.ebitda)],
          [words.sde, shortMoney(valuation.sde)],
        ]}
      />
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
          className={classNames(styles.action, "link screen-only script-only")}
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
