import { people } from "#content/people.ts";
import { TeamProfile } from "./profile.tsx";
import { useOpenProfile } from "./profile-address.ts";
import * as styles from "./profiles.module.css";

const ids = people.map(({ id }) => id);

/** Every profile is in the page from the start, so that the addressed one can be shown without script. */
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
          // No entrance animation for a profile opened by its address or after another one.
          withoutAnimation={!visit?.isFromWall || visit.isFromProfile}
          linkState={{ isFromWall: visit?.isFromWall ?? false, isFromProfile: true }}
          onClose={close}
        />
      ))}
    </div>
  );
}
