import { people, profileTexts } from "./people.ts";
import type { Person, TeamMember } from "./schemas/person.ts";

function memberOf(person: Person): TeamMember {
  const profile = profileTexts[person.id];
  if (!profile) throw new Error(`No profile is written for ${person.id}: add one to content/people.ts`);
  return { ...person, ...profile() };
}

/** The people with the text of their profiles, for the server, the build and the tests. No script may import this. */
export const team: readonly TeamMember[] = people.map(memberOf);
