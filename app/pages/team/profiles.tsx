import type { TeamMember } from "#content/schemas/person.ts";
import { TeamProfile } from "./profile.tsx";
import { useOpenProfile } from "./profile-address.ts";
import * as styles from "./profiles.module.css";

/** Every profile is in the page from the start, so that the addressed one can be shown without script. */
export function TeamProfiles({ team }: { readonly team: readonly TeamMember[] }) {
  const { isLive, open, openingId, visit, close } = useOpenProfile(team.map(({ id }) => id));
  return (
    <div className={styles.profiles} data-live={isLive || undefined}>
      {team.map((person, index) => (
        <TeamProfile
          key={person.id}
          person={person}
          previous={team.at(index - 1) ?? person}
          next={team[(index + 1) % team.length] ?? person}
          position={`${index + 1} of ${team.length}`}
          open={person.id === open}
          openingId={openingId}
          // No entrance animation for a profile opened by its address or after another one.
          withoutAnimation={!visit?.isFromWall || visit.isFromProfile}
          linkState={{ isFromWall: visit?.isFromWall ?? false, isFromProfile: true }}
          onClose={close}
        />
      ))}
    </div>
  );
}
