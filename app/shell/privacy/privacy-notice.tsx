import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { type PrivacyBlock, privacyNotice } from "#content/privacy/privacy.ts";
import { site } from "#content/site.ts";
import { addressLines } from "#domain/contact/address-lines.ts";
import * as styles from "./privacy-notice.module.css";

type PrivacyNoticeProps = {
  /** `h2` on the notice's own page, `h3` in the overlay. */
  readonly headings: "h2" | "h3";
  /** The page holds the notice twice while the overlay is open. */
  readonly idPrefix: string;
};

/** The text of the notice. */
export function PrivacyNotice({ headings: Heading, idPrefix }: PrivacyNoticeProps) {
  return (
    <div className={styles.notice}>
      {privacyNotice.sections.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={`${idPrefix}-${id}`}>
          <Heading id={`${idPrefix}-${id}`} className="title-3">
            {title}
          </Heading>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: PrivacyBlock }) {
  switch (block.kind) {
    case "text":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "terms":
      return (
        <dl className={classNames(styles.terms, "ruled")}>
          {block.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case "states":
      return (
        <ul className={styles.states}>
          {block.states.map((state) => (
            <li key={state}>{state}</li>
          ))}
        </ul>
      );
    case "rights":
      return <Rights items={block.items} />;
    case "contact":
      return <Contact />;
  }
}

type RightsProps = Extract<PrivacyBlock, { kind: "rights" }>;

function Rights({ items }: Pick<RightsProps, "items">) {
  return (
    <dl className={classNames(styles.terms, "ruled")}>
      {items.map(({ right, text, states }) => (
        <div key={right}>
          <dt>{right}</dt>
          <dd>
            {text}
            <span className={classNames(styles.where, "small")}>{whereIn(states)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const allStates = privacyNotice.states.length;

/** Lists the states, unless the right applies in all of them. */
function whereIn(states: readonly string[]): string {
  return states.length === allStates ? `All ${allStates} states` : states.join(", ");
}

function Contact() {
  const [street, city, country] = addressLines(site.address);
  return (
    <address className={styles.contact}>
      {site.legal.entity}
      <br />
      {street}
      <br />
      {`${city}, ${country}`}
      <br />
      <SmartLink className="link" to={`mailto:${site.email}`}>
        {site.email}
      </SmartLink>
      <br />
      <SmartLink className="link num" to={`tel:${site.phone.link}`}>
        {site.phone.display}
      </SmartLink>
    </address>
  );
}
