import { people } from "#content/people.ts";
import { useOpenProfile } from "./address.ts";
import { TeamProfile } from "./profile.tsx";
import * as styles from "./profiles.module.css";

const ids = people.map(({ id }) => id);

/** Every profile stands in the page from the start: without script the one that the address points at is shown. */
export function TeamProfiles() {
  const { isLive, open, visit, close } = useOpenProfile(ids);
  return (
    <div className={styles.profiles} data-live={isLive || undefined}>
      {people.map((person, index) => (
        <TeamProfile
          key={person.id}
          person={person}
          previous={people.at(index - 1) ?? person}
          next={people[(index + 1) % people.length] ?? person}
          position={`${index + 1} of ${people.length}`}
          open={person.id === open}
          // One that came with its address, or after another, does not arrive a second time.
          still={!visit?.fromWall || visit.turned}
          turnTo={{ fromWall: visit?.fromWall ?? false, turned: true }}
          onClose={close}
        />
      ))}
    </div>
  );
}
