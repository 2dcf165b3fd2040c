import { useId } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonLink } from "#app/design/ui/controls/button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { teamPage } from "#content/pages/team.ts";
import { site } from "#content/site.ts";
import { mailtoLink } from "#domain/contact/mailto-link.ts";
import * as styles from "./hiring.module.css";

const { title, roles, subject, apply, careers } = teamPage.hiring;

/** Open roles as boxed notices, like newspaper ads. */
export function TeamHiring() {
  const titleId = useId();
  return (
    <Section className={classNames(styles.section, "lazy-layout")} aria-labelledby={titleId}>
      <Frame>
        <h2 className="title-1" id={titleId}>
          {title}
        </h2>
        <div className={styles.roles}>
          {roles.map((role) => (
            <article key={role.title} className={styles.role}>
              <h3 className="title-2">{role.title}</h3>
              <ul>
                {[role.type, role.location].map((fact) => (
                  <li key={fact}>
                    <Badge>{fact}</Badge>
                  </li>
                ))}
              </ul>
              <p>{role.description}</p>
              <ButtonLink variant="secondary" to={mailtoLink({ to: site.email, subject: `${subject}: ${role.title}` })}>
                <Icon name="mail" />
                {apply}
                <span className="sr"> {role.title}</span>
              </ButtonLink>
            </article>
          ))}
          <div className={classNames(styles.careers, "entry")}>
            <h3 className="head-4">{careers.title}</h3>
            <p>{careers.text}</p>
            <TextLink standalone to={mailtoLink({ to: site.email, subject: careers.subject })}>
              {site.email}
            </TextLink>
          </div>
        </div>
      </Frame>
    </Section>
  );
}
