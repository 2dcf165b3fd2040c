import type { FormEvent, RefObject } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { AddressForm } from "#app/design/ui/forms/address-form.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { valuationPage } from "#content/pages/valuation.ts";
import { pathOf } from "#content/registry/registry.ts";
import type { IndustryKey } from "#content/valuation/industries.ts";
import { websiteAddressWords } from "#content/valuation/website-address.ts";
import { isWebsiteAddress } from "#domain/website/address.ts";
import { ChosenIndustry } from "./chosen-industry.tsx";
import * as styles from "./entry.module.css";
import { SampleResult } from "./sample-result.tsx";

type EntryProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly website: string;
  /** The entered text is not a website address. */
  readonly refused: boolean;
  readonly busy: boolean;
  /** Passed in the query by an industry page. */
  readonly industry: IndustryKey | undefined;
  readonly onType: (website: string) => void;
  readonly onAnalyze: () => void;
  readonly onRemoveIndustry: () => void;
};

/** The first step: the website address. A plain form until hydration, which submits to the same page. */
export function Entry(props: EntryProps) {
  const { field, website, refused, busy, industry, onType, onAnalyze, onRemoveIndustry } = props;
  const { title, lead, form, noScript, trust } = valuationPage;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    onAnalyze();
    if (!isWebsiteAddress(website)) field.current?.focus();
  }

  function removeIndustry() {
    onRemoveIndustry();
    // The focused button is removed.
    field.current?.focus({ preventScroll: true });
  }

  return (
    <Section>
      <Frame className={classNames(styles.entry, "columns columns--two")}>
        <div className={styles.question}>
          <h1 className="display-2">{title}</h1>
          <p className="lead">{lead}</p>
          <AddressForm
            action={pathOf("valuation")}
            name="website"
            ref={field}
            label={form.label}
            placeholder={form.placeholder}
            button={busy ? form.busy : form.submit}
            busy={busy}
            value={website}
            error={refused && websiteAddressWords.refused}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            onSubmit={submit}
          >
            <input type="hidden" name="autoStart" value="true" />
            <noscript>
              <p className="muted">
                {noScript.text} <TextLink to={pathOf("contact")}>{noScript.link}</TextLink>
              </p>
            </noscript>
          </AddressForm>
          {industry && <ChosenIndustry industry={industry} busy={busy} onRemove={removeIndustry} />}
          <ul className={styles.trust}>
            {trust.map(({ value, label }) => (
              <li key={value}>
                <b>{value}</b> {label}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.sample}>
          <SampleResult />
        </div>
      </Frame>
    </Section>
  );
}
