import { Link, useLocation } from "react-router";
import { asSent } from "#app/ui/as-sent.tsx";
import "#app/ui/copy-button.css";
import { Icon } from "#app/ui/icon.tsx";
import { Frame, Section } from "#app/ui/section.tsx";
import { teamPage } from "#content/pages/team.ts";
import { type Person, people } from "#content/people.ts";
import { cardOf } from "#content/profiles/cards.ts";
import { cardId, type ProfileVisit, profileAddress } from "./team-address.ts";
import { TeamPortrait } from "./team-portrait.tsx";
import "./team-profiles.css";
import "./team-wall.css";

type Shape = "large" | "wide" | "small" | "quote" | "last";

/** Seven tiles fill three rows; an eighth person starts the pattern again. */
const shapes: readonly Shape[] = ["large", "wide", "small", "small", "small", "quote", "last"];

const opened: ProfileVisit = { fromWall: true, turned: false };

const load = async () => (await import("./team-profiles.tsx")).TeamProfiles;

// Imported at the top, seven profiles would come with the page's script, opened or not.
const Profiles = asSent({ onServer: import.meta.env.SSR ? await load() : undefined, load });

/** A head start; what goes wrong here is met when a profile is opened. */
const prepare = () => void load().catch(() => {});

/** Going to the address again has the browser look for it, and the style sheet shows the profile that it points at. */
const showAsSent = () => window.location.replace(window.location.href);

/** The wall: a rosette a person. Each card leads to the full profile by an address of its own. */
export function TeamWall() {
  const { hash } = useLocation();
  const isAsked = people.some(({ id }) => hash === `#${id}`);
  return (
    <Section className="wall" aria-label={teamPage.wall.label}>
      <Frame padding="none" wide>
        <ul className="wl">
          {people.map((person, index) => (
            <TeamCard key={person.id} person={person} shape={shapes[index % shapes.length] ?? "small"} />
          ))}
        </ul>
      </Frame>
      <Profiles id="profiles" wake={isAsked} onFail={showAsSent} />
    </Section>
  );
}

function TeamCard({ person, shape }: { readonly person: Person; readonly shape: Shape }) {
  const { id, name, role } = person;
  const { shortBio, quote } = cardOf(id);
  const { open } = teamPage.wall;
  return (
    <li className={`tm tm--${shape} far`}>
      <div className="tm__p">
        <TeamPortrait person={person} />
      </div>
      <div className="tm__t">
        {shape === "quote" && <p className="tm__q">“{quote}”</p>}
        <h2 className="title-3">
          <Link
            id={cardId(id)}
            className="tm__a"
            to={profileAddress(id)}
            state={opened}
            aria-haspopup="dialog"
            onPointerEnter={prepare}
            onFocus={prepare}
            onTouchStart={prepare}
          >
            {name}
            <span className="sr"> {open}</span>
          </Link>
        </h2>
        <p className="label">{role}</p>
        <p className="tm__b">{shortBio}</p>
        <span className="link link--icon" aria-hidden="true">
          {open} <Icon name="plus" size="s" />
        </span>
      </div>
    </li>
  );
}
