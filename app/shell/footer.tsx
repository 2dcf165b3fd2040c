import type { FormEvent } from "react";
import { Logo } from "#app/design/art/logo.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonLink, ButtonRow } from "#app/design/ui/controls/button.tsx";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { linksOf } from "#app/shell/menu/navigation.ts";
import { bookAction, resolveAction } from "#content/actions.ts";
import { type FooterColumn, footer, nextStep } from "#content/registry/navigation.ts";
import { pathOf } from "#content/registry/registry.ts";
import { legalLine, site } from "#content/site.ts";
import { addressLines } from "#domain/contact/address-lines.ts";
import * as styles from "./footer.module.css";
import { hasSamples } from "./has-samples.ts";
import { SocialIcon } from "./social-icon.tsx";

type PrivacyProps = {
  readonly onPrivacy: () => void;
  /** Called when the visitor is about to open the notice. */
  readonly onPrivacyIntent: () => void;
};

export function Footer({ inert, ...privacy }: PrivacyProps & { readonly inert: boolean }) {
  return (
    <footer className={classNames(styles.footer, "sec lazy-layout")} inert={inert}>
      <div className="frame">
        <div className={styles.columns}>
          <Brand />
          {footer.columns.map((column) => (
            <Links key={column.title} {...column} />
          ))}
          <Contact />
        </div>
        <div className={styles.guides}>
          <Links {...footer.guides} />
        </div>
        <End {...privacy} />
        <Legal />
      </div>
    </footer>
  );
}

function Brand() {
  const booking = resolveAction(bookAction);
  return (
    <div className={styles.brand}>
      <Logo />
      <p>{site.description}</p>
      <ButtonRow>
        <ButtonLink to={pathOf(nextStep.page)}>{nextStep.label}</ButtonLink>
        {booking && (
          <ButtonLink to={booking.to} variant="secondary">
            {booking.label}
          </ButtonLink>
        )}
      </ButtonRow>
      <ul className={styles.social}>
        {site.social.map(({ network, label, url }) => (
          <li key={network}>
            <SmartLink to={url} aria-label={label}>
              <SocialIcon network={network} />
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Links({ title, entries }: FooterColumn) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {linksOf(entries).map(({ page, path, label }) => (
          <li key={page}>
            <SmartLink to={path}>{label}</SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact() {
  const [street, city, country] = addressLines(site.address);
  return (
    <div className={styles.contact}>
      <h2>
        <SmartLink to={pathOf("contact")}>{footer.contactTitle}</SmartLink>
      </h2>
      <ul className={styles.list}>
        <li>
          <span className={styles.text}>
            <Icon name="clock" /> {footer.support}
          </span>
        </li>
        <li>
          <SmartLink to={`tel:${site.phone.link}`}>
            <Icon name="phone" /> <span className="num">{site.phone.display}</span>
          </SmartLink>
        </li>
        <li>
          <SmartLink to={`mailto:${site.email}`}>
            <Icon name="mail" /> <span>{site.email}</span>
          </SmartLink>
        </li>
        <li>
          <address className={styles.text}>
            <Icon name="pin" />
            <span>
              {street}
              <br />
              {`${city}, ${country}`}
            </span>
          </address>
        </li>
        <li>
          <SmartLink to={site.platformUrl}>
            <Icon name="arrow-up-right" /> {footer.platform}
          </SmartLink>
        </li>
      </ul>
    </div>
  );
}

function End({ onPrivacy, onPrivacyIntent }: PrivacyProps) {
  function open(event: FormEvent) {
    event.preventDefault();
    onPrivacy();
  }
  return (
    <div className={styles.end}>
      <p>{`© ${site.copyrightYear} ${site.brand}. ${footer.rights}`}</p>
      {/* A form, so that the button opens the notice's own page until hydration. */}
      <form action={pathOf("privacy")} onSubmit={open}>
        <button type="submit" onPointerEnter={onPrivacyIntent} onFocus={onPrivacyIntent}>
          {footer.privacy}
        </button>
      </form>
      <SmartLink to={site.termsUrl}>{footer.terms}</SmartLink>
    </div>
  );
}

function Legal() {
  return (
    <div className={styles.legal}>
      <p>{legalLine}</p>
      {hasSamples && <p>{footer.samples}</p>}
    </div>
  );
}
