import { anitaNair, anitaNairProfile } from "./people/anita-nair.ts";
import { danielMercer, danielMercerProfile } from "./people/daniel-mercer.ts";
import { jonasThiele, jonasThieleProfile } from "./people/jonas-thiele.ts";
import { luciaSerrano, luciaSerranoProfile } from "./people/lucia-serrano.ts";
import { mayaOkafor, mayaOkaforProfile } from "./people/maya-okafor.ts";
import { philipWren, philipWrenProfile } from "./people/philip-wren.ts";
import { robertKim, robertKimProfile } from "./people/robert-kim.ts";
import type { Person, Profile } from "./schemas/person.ts";

/**
 * The firm's people in the order in which pages show them; the first is the founder. When the site is built, a portrait
 * is drawn from each name, in one of the families of rosettes, which also sets the person's color.
 */
export const people: readonly [Person, ...Person[]] = [
  danielMercer,
  anitaNair,
  jonasThiele,
  luciaSerrano,
  robertKim,
  mayaOkafor,
  philipWren,
];

/** By the person's id. Functions, because the build removes an unused function from a page's script, but not a text. */
export const profileTexts: Readonly<Record<string, () => Profile>> = {
  "daniel-mercer": danielMercerProfile,
  "anita-nair": anitaNairProfile,
  "jonas-thiele": jonasThieleProfile,
  "lucia-serrano": luciaSerranoProfile,
  "robert-kim": robertKimProfile,
  "maya-okafor": mayaOkaforProfile,
  "philip-wren": philipWrenProfile,
};
