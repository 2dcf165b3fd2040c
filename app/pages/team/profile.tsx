import { Link } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonLink, ButtonRow } from "#app/design/ui/controls/button.tsx";
import { CopyButton } from "#app/design/ui/controls/copy-button.tsx";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { Dialog } from "#app/design/ui/feedback/dialog.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Tabs } from "#app/design/ui/navigation/tabs.tsx";
import { bookAction, resolveActions } from "#content/actions.ts";
import { teamPage } from "#content/pages/team.ts";
import type { Person, Profile, TeamMember } from "#content/schemas/person.ts";
import { TeamPortrait } from "./portrait.tsx";
import { cardId, type ProfileVisit, profileAddress } from "./profile-address.ts";
import * as styles from "./profiles.module.css";

const words = teamPage.profile;

type TeamProfileProps = {
  readonly person: TeamMember;
  readonly previous: Person;
  readonly next: Person;
  /** Such as `2 of 7`. */
  readonly position: string;
  readonly open: boolean;
  readonly openingId: string;
  /** Shown without an entrance animation. */
  readonly withoutAnimation: boolean;
  /** History state for the links to the previous and next profile. */
  readonly linkState: ProfileVisit;
  readonly onClose: () => void;
};

export function TeamProfile({
  person,
  previous,
  next,
  position,
  open,
  openingId,
  withoutAnimation,
  linkState,
  onClose,
}: TeamProfileProps) {
  return (
    <Dialog
      id={person.id}
      size="l"
      className={classNames(styles.profile, withoutAnimation && styles.withoutAnimation)}
      open={open}
      openingId={openingId}
      onClose={onClose}
      closeLabel={words.close}
      closeTo={`#${cardId(person.id)}`}
      title={person.name}
      description={
        <>
          {person.role}
          <SampleMark of={person} />
        </>
      }
      aside={<SideColumn person={person} />}
      footer={
        <nav className={styles.neighbors} aria-label={words.others}>
          <Link className="link link--icon" to={profileAddress(previous.id)} state={linkState} replace>
            <Icon name="arrow-left" size="s" />
            <span className="sr">{words.previous}: </span>
            {previous.name}
          </Link>
          <span className="label">{position}</span>
          <Link className="link link--icon" to={profileAddress(next.id)} state={linkState} replace>
            <span className="sr">{words.next}: </span>
            {next.name}
            <Icon name="arrow-right" size="s" />
          </Link>
        </nav>
      }
    >
      <div className={styles.sheet}>
        <Tabs
          // Remount, so that each visit starts on the overview.
          key={String(open)}
          label={words.label}
          items={[
            { id: "overview", label: words.overview, panel: <Overview profile={person} /> },
            { id: "experience", label: words.experience, panel: <Experience profile={person} /> },
          ]}
        />
        <Actions profile={person} />
      </div>
    </Dialog>
  );
}

/** Below 1024 px its two parts are separated: the figure comes first, the facts last. */
function SideColumn({ person }: { readonly person: TeamMember }) {
  const facts = [
    [words.education, person.education],
    [words.certifications, person.certifications],
    [words.funFact, person.funFact],
  ] as const;
  return (
    <>
      <div className={styles.figure}>
        <TeamPortrait person={person} />
        <blockquote>
          <p>“{person.quote}”</p>
        </blockquote>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Overview({ profile }: { readonly profile: Profile }) {
  const { shortBio, longBio, specializations, highlights, successStory } = profile;
  return (
    <>
      <p className={styles.summary}>{shortBio}</p>
      {longBio.map((paragraph) => (
        <p key={paragraph} className="muted">
          {paragraph}
        </p>
      ))}
      <div className={styles.lists}>
        <PointList title={words.specializations} points={specializations} />
        <PointList title={words.highlights} points={highlights} />
      </div>
      <div className={classNames(styles.story, "entry")}>
        <h3 className="head-4">{successStory.title}</h3>
        <p>{successStory.text}</p>
      </div>
    </>
  );
}

function PointList({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <h3 className="head-4">{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function Experience({ profile }: { readonly profile: Profile }) {
  return (
    <>
      {/* Without script both panels are shown, one below the other, without tabs. */}
      <noscript>
        <h3 className="title-3">{words.experience}</h3>
      </noscript>
      <ol className={classNames(styles.posts, "ruled")}>
        {profile.experience.map(({ years, post, detail }) => (
          <li key={years}>
            <span className="num">{years}</span>
            <div>
              <h3 className="head-4">{post}</h3>
              <p className="muted">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Actions({ profile }: { readonly profile: Profile }) {
  const { label, copied, failed } = words.copy;
  return (
    <ButtonRow>
      {resolveActions([bookAction]).map((action) => (
        <ButtonLink key={action.to} to={action.to}>
          {action.label}
        </ButtonLink>
      ))}
      {profile.links.map((link) => (
        <ButtonLink key={link.url} to={link.url} variant="quiet" icon="arrow-up-right">
          {link.label}
        </ButtonLink>
      ))}
      <CopyButton variant="quiet" icon="copy" read={() => window.location.href} copied={copied} failed={failed}>
        {label}
      </CopyButton>
    </ButtonRow>
  );
}
