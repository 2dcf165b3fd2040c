import { Suspense } from "react";
import { Link } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { teamPage } from "#content/pages/team.ts";
import type { TeamMember } from "#content/schemas/person.ts";
import { TeamPortrait } from "./portrait.tsx";
import { cardId, type ProfileVisit, profileAddress } from "./profile-address.ts";
import { TeamProfiles } from "./profiles.tsx";
import * as styles from "./wall.module.css";

type Shape = "large" | "wide" | "small" | "quote" | "last";

/** Seven tiles fill three rows; an eighth person starts the pattern again. */
const shapes: readonly Shape[] = ["large", "wide", "small", "small", "small", "quote", "last"];

const shapeClass: Readonly<Record<Shape, string | undefined>> = {
  large: styles.large,
  wide: styles.wide,
  small: styles.small,
  quote: styles.quote,
  last: styles.last,
};

const opened: ProfileVisit = { isFromWall: true, isFromProfile: false };

/** One rosette per person. Each card links to the full profile. */
export function TeamWall({ team }: { readonly team: readonly TeamMember[] }) {
  return (
    <Section aria-label={teamPage.wall.label}>
      <Frame padding="none" wide>
        <ul className={styles.wall}>
          {team.map((person, index) => (
            <TeamCard key={person.id} person={person} shape={shapes[index % shapes.length] ?? "small"} />
          ))}
        </ul>
      </Frame>
      {/* Hydrated after the opening. */}
      <Suspense>
        <TeamProfiles team={team} />
      </Suspense>
    </Section>
  );
}

function TeamCard({ person, shape }: { readonly person: TeamMember; readonly shape: Shape }) {
  const { id, name, role, shortBio, quote } = person;
  const { open } = teamPage.wall;
  return (
    <li className={classNames(styles.card, shapeClass[shape], "lazy-layout")}>
      <div className={styles.portrait}>
        <TeamPortrait person={person} />
      </div>
      <div className={styles.text}>
        {shape === "quote" && <p className={classNames(styles.saying, "from-desktop")}>“{quote}”</p>}
        <h2 className="title-3">
          <Link
            id={cardId(id)}
            className="card-link"
            to={profileAddress(id)}
            state={opened}
            // React Router would replace the wall while the page still shows the profile that was just closed.
            replace={false}
            aria-haspopup="dialog"
          >
            {name}
            <span className="sr"> {open}</span>
          </Link>
        </h2>
        <p className={classNames(styles.role, "label")}>
          {role}
          <SampleMark of={person} />
        </p>
        <p className={styles.bio}>{shortBio}</p>
        <span className="link link--icon" aria-hidden="true">
          {open} <Icon name="plus" size="s" />
        </span>
      </div>
    </li>
  );
}
