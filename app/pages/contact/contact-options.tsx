import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Icon, type IconName } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import * as styles from "./contact.module.css";

export type ContactOption = {
  readonly icon: IconName;
  readonly title: string;
  readonly lines: readonly string[];
  /** Omitted for an address that is not a link. */
  readonly to?: string;
};

export function ContactOptions({ label, ways }: { readonly label: string; readonly ways: readonly ContactOption[] }) {
  return (
    <Section aria-label={label}>
      <Frame padding="none" wide>
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.title}>
              {way.to ? (
                <SmartLink to={way.to}>
                  <Way {...way} />
                </SmartLink>
              ) : (
                <div>
                  <Way {...way} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}

function Way({ icon, title, lines }: ContactOption) {
  return (
    <>
      <Icon name={icon} />
      <b>{title}</b>
      <span className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </>
  );
}
