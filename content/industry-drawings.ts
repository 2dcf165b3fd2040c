import * as hvac from "./figures/hvac.ts";
/**
 * The tables that the main drawings are plotted from, and their labels. They illustrate: none of their values is
 * printed, except the year's recurring share, which is published.
 */
export const cohortsDrawing = {
  /** Row n is the cohort that signed in quarter n: revenue at the end of that quarter and of each later one. */
  revenue: [
    [100, 96, 99, 106, 114, 123, 132, 142],
    [110, 103, 104, 109, 117, 126, 135],
    [105, 86, 76, 72, 71, 72],
    [120, 112, 113, 119, 128],
    [130, 124, 126, 132],
    [126, 121, 123],
    [140, 135],
    [152],
  ],
  /** The quarter a year back, from which net retention is measured. */
  yearBack: 4,
  signed: "Signed in",
  quarters: ["Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8"],
  months: [
    { month: 0, text: "Month 0" },
    { month: 6, text: "6" },
    { month: 12, text: "12" },
    { month: 18, text: "18" },
    { month: 24, text: "24" },
  ],
} as const;

export const archDrawing = {
  /** Parts of the payers' arc, clockwise from the patient's right. */
  payers: [
    { mark: "rule", share: 0.34, text: "Fee for service" },
    { mark: "double", share: 0.48, text: "PPO" },
    { mark: "dots", share: 0.18, text: "Membership plan" },
  ],
  work: [
    { mark: "solid", text: "Owner-doctor" },
    { mark: "tint", text: "Associates" },
    { mark: "open", text: "Hygiene" },
    { mark: "dashed", text: "Referred out" },
  ],
  /** The patient's, each above the third molar of that side. */
  sides: [
    { text: "R", molar: 32 },
    { text: "L", molar: 17 },
  ],
} as const;

/** Signs: # cutting, o lights-out, x setup, a dot idle. A day is three shifts of eight hours from six in the morning. */
export const machinesDrawing = {
  groups: [
    {
      name: "5-axis milling",
      machines: [
        [
          "xx###### ######x# oooooooo",
          "###x#### ######## oooooo..",
          "x####### ###xx### oooooooo",
          "######x# ######## oooooooo",
          "#######x ####.... oooooooo",
        ],
        [
          "x####### ###x#### oooooo..",
          "####xx## ######## oooooooo",
          "######## x####### oooooooo",
          "xx###### ####x### oooooooo",
          "######## ##x#.... oooooooo",
        ],
        [
          "x####x## ######## oooo....",
          "######## #xx##### oooooooo",
          "##x##### ######x# oooooo..",
          "######## ##x##### oooooooo",
          "x####### ####.... ........",
        ],
      ],
    },
    {
      name: "Turning",
      machines: [
        [
          "x###x### ##x####. oooo....",
          "####xx## ###x###. ooooo...",
          "x###.### #x#####. oooo....",
          "###x#### ##x####. oooooo..",
          "x###x### #x#..... ........",
        ],
        [
          "xx###x## ###x##.. ........",
          "#x##.x## ##x####. ........",
          "xx####x# ###x##.. ........",
          "##xx#### x###x##. ........",
          "x###x##. ........ ........",
        ],
      ],
    },
    {
      name: "Grinding",
      machines: [
        [
          "x##x##.# ........ ........",
          "##x###x# ........ ........",
          "x###x##. ........ ........",
          "##.x##x# ........ ........",
          "x##x#... ........ ........",
        ],
        [
          "xx##.### ........ ........",
          "#x###x#. ........ ........",
          "..x##### ........ ........",
          "x##x#### ........ ........",
          "##x##... ........ ........",
        ],
      ],
    },
    {
      name: "Inspection",
      machines: [
        [
          "x###x### ###x#... ........",
          "##x###x# ####x#.. ........",
          "x##x#### #x###... ........",
          "###x##x# ####x##. ........",
          "x####x## ##...... ........",
        ],
      ],
    },
  ],
  states: [
    { mark: "solid", text: "Cutting, or measuring" },
    { mark: "along", text: "Lights-out" },
    { mark: "across", text: "Setup" },
    { mark: "floor", text: "Idle" },
  ],
  days: [
    { short: "Mon", rest: "day" },
    { short: "Tue", rest: "sday" },
    { short: "Wed", rest: "nesday" },
    { short: "Thu", rest: "rsday" },
    { short: "Fri", rest: "day" },
  ],
  shifts: [
    { hour: 0, text: "6 am" },
    { hour: 8, text: "2 pm" },
    { hour: 16, text: "10 pm" },
  ],
} as const;

export const seasonsDrawing = {
  /** Work by month from January: agreements, repairs, replacements. */
  work: [
    [50, 50, 54, 58, 56, 50, 48, 48, 52, 58, 54, 50],
    [58, 44, 16, 7, 14, 52, 80, 66, 20, 7, 14, 40],
    [20, 15, 7, 3, 7, 19, 32, 27, 10, 4, 6, 12],
  ],
  /** The first row's part of the year, as published. */
  recurring: { value: hvac.recurringMix, noun: "recurring" },
  layers: [
    { mark: "solid", text: "Agreements and members’ calls" },
    { mark: "across", text: "Repair calls" },
    { mark: "dots", text: "Replacements" },
  ],
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
} as const;
