import { anitaNair } from "./profiles/anita-nair.ts";
import { cardOf } from "./profiles/cards.ts";
import { danielMercer } from "./profiles/daniel-mercer.ts";
import { jonasThiele } from "./profiles/jonas-thiele.ts";
import { luciaSerrano } from "./profiles/lucia-serrano.ts";
import { mayaOkafor } from "./profiles/maya-okafor.ts";
import { philipWren } from "./profiles/philip-wren.ts";
import type { Life, Profile } from "./profiles/profile.ts";
import { robertKim } from "./profiles/robert-kim.ts";

/**
 * By the person's id. Separate from content/people.ts, so that a page with one name on it does not load all profiles.
 */
const lives: Readonly<Record<string, Life>> = {
  "daniel-mercer": danielMercer,
  "anita-nair": anitaNair,
  "jonas-thiele": jonasThiele,
  "lucia-serrano": luciaSerrano,
  "robert-kim": robertKim,
  "maya-okafor": mayaOkafor,
  "philip-wren": philipWren,
};

export function profileOf(id: string): Profile {
  const life = lives[id];
  if (!life) throw new Error(`No profile is written for ${id}: add one to content/profiles.ts`);
  return { ...cardOf(id), ...life };
}
