/** The states whose residents have specific privacy rights, as the notice lists them. */
export const privacyStates = [
  "California",
  "Colorado",
  "Connecticut",
  "Delaware",
  "Florida",
  "Indiana",
  "Iowa",
  "Kentucky",
  "Montana",
  "New Hampshire",
  "New Jersey",
  "Oregon",
  "Tennessee",
  "Texas",
  "Utah",
  "Virginia",
] as const;

type PrivacyState = (typeof privacyStates)[number];

type StateRight = {
  readonly right: string;
  readonly text: string;
  readonly states: readonly PrivacyState[];
};

const allBut = (...left: readonly PrivacyState[]) => privacyStates.filter((state) => !left.includes(state));

export const stateRights: readonly StateRight[] = [
  {
    right: "Know, copy and delete",
    text: "You may ask whether we process your personal information, see it, receive it in a portable form, and have it deleted.",
    states: privacyStates,
  },
  {
    right: "Opt out of sale and targeted advertising",
    text: "You may tell us not to sell your information or use it for targeted advertising. We do neither.",
    states: privacyStates,
  },
  {
    right: "Fair treatment",
    text: "You may use any of these rights without being refused a service or offered a worse one.",
    states: privacyStates,
  },
  {
    right: "Correct",
    text: "You may have inaccurate information corrected. In Indiana the law covers what you gave us yourself. Where a law leaves this right out, we correct it anyway.",
    states: allBut("Iowa", "Utah"),
  },
  {
    right: "Opt out of profiling",
    text: "You may opt out of profiling that feeds decisions with legal or similarly significant effects. We do no such profiling.",
    states: allBut("California", "Iowa", "Utah"),
  },
  {
    right: "Consent before sensitive data",
    text: "Sensitive information may be processed only with your consent. We do not ask for any.",
    states: allBut("California", "Iowa", "Utah"),
  },
  {
    right: "Opt out of sensitive data",
    text: "You are told before sensitive information is processed, and may refuse. We do not ask for any.",
    states: ["Iowa", "Utah"],
  },
  {
    right: "Opt out by browser signal",
    text: "A signal such as Global Privacy Control counts as your request to opt out of sale and targeted advertising.",
    states: [
      "California",
      "Colorado",
      "Connecticut",
      "Delaware",
      "Montana",
      "New Hampshire",
      "New Jersey",
      "Oregon",
      "Texas",
    ],
  },
  {
    right: "Appeal",
    text: "You may appeal when we decline a request. We offer the appeal to residents of every state.",
    states: allBut("California", "Utah"),
  },
  {
    right: "Know the categories of recipients",
    text: "You may ask for the categories of third parties that have received your information.",
    states: ["California", "Delaware"],
  },
  {
    right: "Know the recipients by name",
    text: "You may ask for a list of the third parties that have received personal information from us.",
    states: ["Oregon"],
  },
  {
    right: "California in particular",
    text: "You may ask for the categories and pieces of information we collected, their sources, our purposes, and whom we disclosed them to. You may limit our use of sensitive information. We give no one your details for their own direct marketing.",
    states: ["California"],
  },
];
