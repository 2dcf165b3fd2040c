import { contentTypes, type ValidRequest } from "../../tests/fuzz/valid-requests.ts";
import { hostileJson } from "./hostile-json.ts";
import { hostileMails } from "./hostile-mails.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { worstForms } from "./worst-forms.ts";

/** The most expensive request that one sender can make. */
export type WorstRequest = {
  readonly name: string;
  readonly method: string;
  readonly target: string;
  readonly contentType?: string;
  readonly body?: string;
};

/** Common maximum lengths of fields; longer values are often refused before they cost anything. */
const fieldLengths = [120, 500, 2_000, 5_000] as const;
/** Node.js accepts 16 KB of headers and address together. */
const maxTargetLength = 15_000;
/** Longer queries of pages, or more parameters, are refused before anything reads them. */
const maxPageQuery = 2_000;
const maxPageParameters = 60;

/** All requests to try on an endpoint, derived from a valid one. */
export function worstRequests(valid: ValidRequest, bodyBytes: number): readonly WorstRequest[] {
  const { method, body } = valid;
  const usual = { method, target: valid.target, name: "as usual" };
  if (!body) return [usual, ...worstTargets(valid.target).map((worst) => ({ method, ...worst }))];
  const to = { ...usual, contentType: contentTypes[body.kind] };
  if (body.kind === "json")
    return [
      { ...to, body: JSON.stringify(body.value) },
      ...worstJson(body.value, bodyBytes).map((worst) => ({ ...to, ...worst })),
    ];
  const worst =
    body.kind === "form"
      ? worstForms(body.text, bodyBytes)
      : hostileMails.flatMap(({ name, of }) =>
          [bodyBytes / 4, bodyBytes].map((bytes) => ({ name: `${name} (${bytes})`, body: of(bytes) })),
        );
  return [{ ...to, body: body.text }, ...worst.map((each) => ({ ...to, ...each }))];
}

type Worst = { readonly name: string; readonly body: string };

const placeholder = "@placeholder@";

function worstJson(value: unknown, bodyBytes: number): readonly Worst[] {
  const whole = hostileJson.map(({ name, of }) => ({ name: `${name} alone`, body: of(bodyBytes) }));
  const inside = placesIn(value).flatMap(({ path, isText, put }) => {
    const [before = "", after = ""] = JSON.stringify(put(placeholder)).split(JSON.stringify(placeholder));
    const room = bodyBytes - Buffer.byteLength(before) - Buffer.byteLength(after);
    const around = (name: string, text: string) => ({ name: `${name} in ${path}`, body: before + text + after });
    if (room < 10) return [];
    const texts = isText ? hostileTexts : [];
    return [
      ...hostileJson.map(({ name, of }) => around(name, of(room))),
      ...texts.flatMap(({ name, of }) =>
        fieldLengths
          .map((length) => JSON.stringify(of(length)))
          .filter((text) => Buffer.byteLength(text) <= room)
          .map((text) => around(name, text)),
      ),
      ...texts.map(({ name, of }) => around(`many ${name}`, longestText(of, room))),
    ];
  });
  return [...whole, ...inside, ...everyText(value, bodyBytes)];
}

/** As much of a text as fits after JSON encoding. */
function longestText(of: (length: number) => string, room: number): string {
  const bytesEach = Buffer.byteLength(JSON.stringify(of(1_000))) / 1_000;
  return JSON.stringify(of(Math.floor((room - 2) / bytesEach)));
}

/** One text in all fields at once, as long as allowed. */
function everyText(value: unknown, bodyBytes: number): readonly Worst[] {
  return hostileTexts.flatMap(({ name, of }) => {
    const body = JSON.stringify(filledWith(value, of));
    return Buffer.byteLength(body) <= bodyBytes ? [{ name: `${name} everywhere`, body }] : [];
  });
}

/** Ids, kinds and dates stay: a request without them is refused early. */
const longestOf: Readonly<Record<string, number>> = {
  textContent: 5_000,
  message: 4_000,
  metaDescription: 2_000,
  overview: 2_000,
  description: 2_000,
  quote: 2_000,
  title: 500,
  headings: 500,
  industry: 500,
  businessModel: 500,
  userAgent: 512,
  name: 120,
  company: 120,
};

function filledWith(value: unknown, of: (length: number) => string, key = ""): unknown {
  if (typeof value === "string") return key in longestOf ? of(longestOf[key] ?? 0) : value;
  if (Array.isArray(value)) return value.map((item) => filledWith(item, of, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filledWith(item, of, name)]));
}

type Place = { readonly path: string; readonly isText: boolean; put(other: unknown): unknown };

/** Every position in a value; of a list only the first item, because the others are like it. */
function placesIn(value: unknown, path = "", put: Place["put"] = (other) => other): readonly Place[] {
  if (typeof value !== "object" || value === null) return [{ path, isText: typeof value === "string", put }];
  const entries = Array.isArray(value) ? [...value.entries()].slice(0, 1) : Object.entries(value);
  const inner = entries.flatMap(([key, item]) =>
    placesIn(item, path === "" ? String(key) : `${path}.${key}`, (other) =>
      put(Array.isArray(value) ? [other, ...value.slice(1)] : { ...value, [key]: other }),
    ),
  );
  return path === "" ? inner : [{ path, isText: false, put }, ...inner];
}

type WorstTarget = { readonly name: string; readonly target: string };

const longParameters = `${"a".repeat(maxPageQuery / maxPageParameters - 1)}&`.repeat(maxPageParameters);

function worstTargets(target: string): readonly WorstTarget[] {
  const { pathname, searchParams } = new URL(target, "http://localhost");
  const room = maxTargetLength - target.length;
  const queryRoom = pathname.startsWith("/api/") ? room : Math.max(100, maxPageQuery - target.length);
  const fits = (text: string) => cutEscapes(encodeURIComponent(text.toWellFormed()).slice(0, queryRoom));
  const values = [...searchParams.keys()].flatMap((key) =>
    hostileTexts.flatMap(({ name, of }) => {
      const others = new URLSearchParams([...searchParams].filter(([other]) => other !== key));
      const start = `${pathname}?${others}&${key}=`;
      return [...fieldLengths.filter((length) => length < queryRoom), queryRoom].map((length) => ({
        name: `${name} in ${key} (${length})`,
        target: start + fits(of(length)),
      }));
    }),
  );
  return [
    ...values,
    { name: "parameters", target: `${target}${target.includes("?") ? "&" : "?"}${"a&".repeat(queryRoom / 2)}` },
    { name: "as many parameters as a page takes", target: `${pathname}?${longParameters}` },
    { name: "escaped parameters", target: `${pathname}?${"%41=%42&".repeat(queryRoom / 8)}` },
    { name: "slashes", target: `${pathname}${"/".repeat(room)}` },
    { name: "path segments", target: `${pathname}${"/a".repeat(room / 2)}` },
    { name: "a long segment", target: `${pathname}${"a".repeat(room)}` },
    { name: "escapes", target: `${pathname}/${"%41".repeat(room / 3)}` },
    { name: "broken escapes", target: `${pathname}/${"%".repeat(room)}` },
  ];
}

const cutEscapes = (text: string) => text.replace(/%[0-9A-F]?$/, "");
