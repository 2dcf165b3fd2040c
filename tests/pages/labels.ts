import type { IndustryId } from "#domain/website/industries.ts";

/** A home page as such firms write them, and what a person who reads it would say of it. */
export type LabeledPage = {
  readonly file: string;
  /** The name as the page writes it. No rule of the analyser may know it. */
  readonly company: string;
  readonly industry: IndustryId;
  /** The state, or the country outside the United States. */
  readonly location?: string;
  /** The year that the firm began, where the page states it. */
  readonly founded?: number;
  /** True where the page states recurring revenue plainly, false where it plainly sells one job at a time; else left open. */
  readonly recurring?: boolean;
  /** What makes the page hard. */
  readonly notes?: string;
};

const pages: Record<IndustryId, readonly Omit<LabeledPage, "industry">[]> = {
  dental: [
    { file: "brightwater.html", company: "Brightwater", location: "Ohio", founded: 1998, recurring: true },
    {
      file: "harlow-finch.html",
      company: "Harlow & Finch",
      location: "United Kingdom",
      founded: 1987,
      recurring: true,
      notes: "A title without the trade.",
    },
    { file: "cedar-grove.html", company: "Cedar Grove Smiles", location: "Colorado", notes: "Orthodontists." },
  ],
  medical: [
    {
      file: "lakeshore-bone-joint.html",
      company: "Lakeshore Bone & Joint",
      location: "Michigan",
      founded: 1974,
      recurring: false,
    },
    { file: "sonder-skin.html", company: "Sonder", location: "Arizona", notes: "Few words." },
    { file: "quayside-gp.html", company: "Quayside", location: "Ireland", founded: 1969, recurring: false },
  ],
  veterinary: [
    { file: "willow-bend.html", company: "Willow Bend", location: "Tennessee", founded: 2003, recurring: true },
  ],
  seniorCare: [{ file: "graceful-days.html", company: "Graceful Days", location: "Florida" }],
  software: [
    { file: "molara.html", company: "Molara", location: "Utah", recurring: true, notes: "Software for dentists." },
    {
      file: "tallybird.html",
      company: "Tallybird",
      location: "Canada",
      recurring: true,
      notes: "Bookkeeping software.",
    },
    {
      file: "dockhand.html",
      company: "Dockhand",
      location: "Illinois",
      recurring: true,
      notes: "Software for freight.",
    },
    {
      file: "werkblick.html",
      company: "Werkblick",
      location: "Germany",
      recurring: true,
      notes: "Software for machine shops.",
    },
    {
      file: "crewline.html",
      company: "Crewline",
      location: "Texas",
      recurring: true,
      notes: "For HVAC firms; never says software.",
    },
  ],
  itServices: [
    {
      file: "northpine.html",
      company: "Northpine",
      location: "Georgia",
      founded: 2006,
      recurring: true,
      notes: "Long; sections on customers' trades.",
    },
    { file: "brindle-tech.html", company: "Brindle", location: "United Kingdom", recurring: true },
    {
      file: "redoubt.html",
      company: "Redoubt",
      location: "Massachusetts",
      recurring: true,
      notes: "Serves law firms only.",
    },
  ],
  marketing: [
    {
      file: "verdict-lane.html",
      company: "Verdict Lane",
      location: "Florida",
      recurring: true,
      notes: "Serves law firms only.",
    },
    { file: "odd-lot.html", company: "Odd Lot", location: "Oregon", notes: "Few words." },
  ],
  accounting: [
    { file: "hendricks-lowe.html", company: "Hendricks, Lowe", location: "Minnesota", founded: 1961 },
    { file: "pelham-rook.html", company: "Pelham Rook", location: "United Kingdom", founded: 1992, recurring: true },
    {
      file: "back-of-house.html",
      company: "Back of House",
      location: "Tennessee",
      recurring: true,
      notes: "Serves restaurants only.",
    },
  ],
  legal: [
    { file: "dorado-injury.html", company: "Dorado", location: "Nevada", founded: 1998, recurring: false },
    {
      file: "strachan-muir.html",
      company: "Strachan Muir",
      location: "United Kingdom",
      founded: 1908,
      recurring: false,
      notes: "windows-1252.",
    },
  ],
  insurance: [
    { file: "prairie-shield.html", company: "Prairie Shield", location: "Iowa", notes: "Never says insurance." },
  ],
  wealth: [{ file: "thornbury-vale.html", company: "Thornbury Vale", location: "Connecticut", recurring: true }],
  engineering: [{ file: "calloway-reyes.html", company: "Calloway Reyes", location: "Virginia", founded: 1979 }],
  staffing: [
    { file: "vitalbridge.html", company: "VitalBridge", location: "Missouri", notes: "Staffs hospitals." },
    {
      file: "first-shift.html",
      company: "First Shift",
      location: "Indiana",
      founded: 1996,
      notes: "Never names the trade.",
    },
  ],
  construction: [
    { file: "bluestem-builders.html", company: "Bluestem", location: "Texas", founded: 1983, recurring: false },
    { file: "ironwood-alberta.html", company: "Ironwood", location: "Canada" },
    { file: "mac-giolla.html", company: "Mac Giolla", location: "Ireland", founded: 1958 },
  ],
  homeServices: [
    { file: "sunhaven.html", company: "Sunhaven", location: "Arizona", founded: 2001, recurring: true },
    {
      file: "kowalczyk.html",
      company: "Kowalczyk",
      location: "Ohio",
      founded: 1952,
      recurring: false,
      notes: "A table layout.",
    },
    { file: "hearthline.html", company: "Hearthline", location: "United Kingdom", recurring: true },
  ],
  landscaping: [{ file: "oak-arrow.html", company: "Oak & Arrow", location: "North Carolina", recurring: true }],
  pestControl: [
    { file: "bayou-sentry.html", company: "Bayou Sentry", location: "Louisiana", founded: 1977, recurring: true },
  ],
  cleaning: [
    { file: "third-watch.html", company: "Third Watch", location: "Illinois", recurring: true },
    { file: "asepta.html", company: "Asepta", location: "Maryland", recurring: true, notes: "Cleans medical offices." },
    { file: "southerly.html", company: "Southerly", location: "Australia", recurring: true },
  ],
  security: [{ file: "kestrel.html", company: "Kestrel", location: "Kentucky", recurring: true }],
  machining: [
    {
      file: "voss-tarkin.html",
      company: "Voss-Tarkin",
      location: "Wisconsin",
      founded: 1968,
      notes: "A table layout.",
    },
    {
      file: "larch-metalworks.html",
      company: "Larch",
      location: "Canada",
      founded: 1986,
      notes: "Works for food machinery makers.",
    },
    { file: "minatozawa.html", company: "Minatozawa", location: "Japan", founded: 1967, notes: "Shift_JIS." },
  ],
  equipment: [
    {
      file: "tallgrass-iron.html",
      company: "Tallgrass",
      location: "South Dakota",
      founded: 1957,
      notes: "For construction contractors.",
    },
    {
      file: "cavallara.html",
      company: "Cavallara",
      location: "Italy",
      founded: 1962,
      notes: "For wineries and dairies.",
    },
  ],
  foodProduction: [{ file: "ember-vine.html", company: "Ember & Vine", location: "Georgia" }],
  distribution: [
    {
      file: "cutler-bromberg.html",
      company: "Cutler & Bromberg",
      location: "New York",
      founded: 1931,
      notes: "Supplies restaurants.",
    },
    { file: "torqline.html", company: "Torqline", location: "Ohio", notes: "Lists only." },
    { file: "northgate.html", company: "Northgate", location: "Canada", founded: 1948, notes: "Supplies plumbers." },
  ],
  freight: [
    { file: "sandhills.html", company: "Sandhills", location: "Nebraska", founded: 1976 },
    { file: "orwell-vane.html", company: "Orwell & Vane", location: "United Kingdom", notes: "Never says freight." },
    { file: "crosstie.html", company: "Crosstie", location: "Georgia" },
  ],
  automotive: [
    {
      file: "pettibones.html",
      company: "Pettibone",
      location: "Oregon",
      founded: 1989,
      recurring: false,
      notes: "Never names the trade.",
    },
  ],
  retail: [
    { file: "marlowes.html", company: "Marlowe", location: "North Carolina", founded: 1946, recurring: false },
    { file: "crooked-spine.html", company: "Crooked Spine", location: "Vermont", recurring: false },
    { file: "hanrahans.html", company: "Hanrahan", location: "Ireland", founded: 1934, recurring: false },
  ],
  ecommerce: [
    { file: "wren-otter.html", company: "Wren & Otter", location: "California", recurring: true },
    { file: "pawley.html", company: "Pawley", location: "United Kingdom", recurring: true, notes: "Veterinary words." },
  ],
  restaurants: [
    { file: "zia-peppa.html", company: "Zia Peppa", location: "Rhode Island", recurring: false, notes: "Few words." },
    {
      file: "big-earls.html",
      company: "Big Earl",
      location: "Missouri",
      founded: 1999,
      recurring: false,
      notes: "Kansas City is in Missouri.",
    },
    {
      file: "heron-hart.html",
      company: "Heron & Hart",
      location: "United Kingdom",
      recurring: false,
      notes: "A pub with rooms.",
    },
  ],
  fitness: [
    {
      file: "granite-grit.html",
      company: "Granite & Grit",
      location: "New Hampshire",
      recurring: true,
      notes: "The other Manchester.",
    },
  ],
  education: [
    {
      file: "torchlight.html",
      company: "Torchlight",
      location: "Alabama",
      notes: "Teaches welding, HVAC and trucking.",
    },
  ],
  childcare: [{ file: "little-lanterns.html", company: "Little Lanterns", location: "Idaho" }],
  property: [
    {
      file: "ashgrove.html",
      company: "Ashgrove",
      location: "New Mexico",
      recurring: true,
      notes: "Names the trades it sends out.",
    },
  ],
  environmental: [{ file: "pine-belt.html", company: "Pine Belt", location: "Mississippi", recurring: true }],
};

const industryIds = Object.keys(pages) as IndustryId[];

/** Every industry is here, which the type of the table sees to. */
export const labeledPages: readonly LabeledPage[] = industryIds.flatMap((industry) =>
  pages[industry].map((page) => ({ ...page, industry })),
);
