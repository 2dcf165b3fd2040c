import { Engraving } from "#app/design/art/engraving.tsx";
import { Logo } from "#app/design/art/logo.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import * as styles from "./contact.module.css";

type ContactOpeningProps = {
  readonly title: string;
  readonly lead: string;
  readonly phone: { readonly label: string; readonly display: string; readonly link: string };
  readonly card:
    | { readonly name: string; readonly role: string; readonly email: string; readonly sample: boolean }
    | undefined;
};

/** The phone number first, everything else around it, like a business card. */
export function ContactOpening({ title, lead, phone, card }: ContactOpeningProps) {
  return (
    <Section flush>
      <Frame padding="none" wide>
        <div className={styles.opening}>
          <div className={styles.words}>
            <h1 className="display-2">{title}</h1>
            <p className="lead">{lead}</p>
            <a className={styles.phone} href={`tel:${phone.link}`}>
              <span className="label">{phone.label}</span>
              <span className={classNames(styles.number, "figure")}>{phone.display}</span>
            </a>
          </div>
          <div className={classNames(styles.desk, "on-pine")}>
            <Engraving />
            {card && (
              <div className={classNames(styles.card, "on-paper")}>
                <Logo />
                <b>{card.name}</b>
                <span>
                  {card.role}
                  <SampleMark of={card} />
                </span>
                <span>{card.email}</span>
              </div>
            )}
          </div>
        </div>
      </Frame>
    </Section>
  );
}
