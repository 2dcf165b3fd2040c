import type { Signal } from "./signal.ts";

type Certificates = { readonly names: string; readonly title: string; readonly description: string };

/** Patterns of names by what they stand for. A title names only what the quoted sentence names. */
const groups: readonly Certificates[] = [
  {
    names:
      "ISO ?(?:9001|13485|14001|45001|22000|17025)|AS ?9100[A-D]?|AS ?9120|IATF ?16949|NADCAP|ITAR(?: registered| compliant)?|cGMP|GMP|HACCP|SQF|BRC(?:GS)?|USDA organic|certified organic|kosher certified|FDA[- ](?:registered|inspected|approved|cleared|compliant)|UL[- ](?:listed|certified|508A)|CE[- ]mark(?:ed|ing)|ASME|AWS D1\\.1|NSF(?: certified)?|ATEX|R2v3|SmartWay",
    title: "Certified quality",
    description: "A certificate that takes time to earn keeps competitors out and shortens a buyer's checks.",
  },
  {
    names:
      "SOC ?2|ISO ?27001|HIPAA[- ]compliant|HITRUST|PCI[- ](?:DSS|compliant)|Cyber Essentials(?: Plus)?|CMMC|FedRAMP|GDPR[- ]compliant",
    title: "Data security standard",
    description: "Buyers check how data is kept. A recognized standard answers the question early.",
  },
  {
    names:
      "NATE[- ]certified|NATE|EPA[- ]certified|LEED(?: AP| accredited)?|IICRC|ASE[- ]certified|ASE|I-?CAR(?: Gold)?|AAHA|NAEYC|Ofsted|CQC|Gas Safe|NICEIC|SIA[- ](?:approved|licen[cs]ed)|NSI Gold|BAFE|BPCA|CIMS|QualityPro|RICS|RIBA|ARLA|ICAEW|ACCA|SRA|FCA|TrustMark|NVQ[- ]qualified|MRCVS|RCVS|Joint Commission|B Corp|FSC[- ]certified|ADA[- ]accredited|BBB[- ]accredited|BBB|Chartered",
    title: "Recognized in its industry",
    description: "Approval by the industry’s own body is a point a buyer does not have to take on trust.",
  },
  {
    names:
      "licensed,? (?:bonded,? )?(?:and|&) (?:bonded|insured)(?: (?:and|&) insured)?|licensed,? bonded|fully licensed|state[- ]licensed|bonded (?:and|&) insured|board[- ]certified",
    title: "Licensed and insured",
    description: "Licenses in order are a condition of most sales. Check whether they pass to a buyer.",
  },
];

/** Standards that a business is certified to; the others are memberships, registrations or approvals. */
const norm = /^(?:ISO|AS ?9|IATF|NADCAP)/;

function named(sentence: string, names: RegExp): readonly string[] {
  return [...new Set([...sentence.matchAll(names)].map(([name]) => name))].slice(0, 3);
}

function list(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

function signalOf({ names, title, description }: Certificates): Signal {
  // Short names are ordinary words in lower case ("nate", "chartered"), so case matters.
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, "u");
  const all = new RegExp(pattern.source, "gu");
  return {
    kind: "certification",
    type: "positive",
    title: (_, sentence) => {
      const found = named(sentence, all).filter((name) => norm.test(name));
      return found.length > 0 ? `Certified to ${list(found)}` : title;
    },
    description,
    pattern,
    unless:
      /\b(?:working towards?|pursuing|notice of privacy|equivalent to|training for|bus charter|chartered (?:bus|flight|boat))\b/i,
  };
}

export const certificationSignals: readonly Signal[] = groups.map((group, at) => {
  const signal = signalOf(group);
  // "Licensed, bonded and insured" often starts a line with a capital.
  return at === groups.length - 1 ? { ...signal, pattern: new RegExp(signal.pattern.source, "iu") } : signal;
});
