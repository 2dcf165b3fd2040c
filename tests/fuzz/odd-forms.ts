import fc from "fast-check";
import { oddText } from "./odd-values.ts";

export type FormBody = { readonly bytes: Buffer; readonly type: string };
type Fields = readonly (readonly [name: string, value: string])[];
type Change = (fields: Fields) => Fields;

const urlEncoded = "application/x-www-form-urlencoded";
const boundary = "zqboundary";
/** More than the forms of the desk may have in all. */
const longest = 40_000;

const oneField = (change: (field: Fields[number]) => Fields): fc.Arbitrary<Change> =>
  fc
    .nat()
    .map(
      (at) => (fields) => fields.flatMap((field, index) => (index === at % fields.length ? change(field) : [field])),
    );

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 5, arbitrary: oddText.chain((text) => oneField(([name]) => [[name, text]])) },
  oddText.chain((text) => oneField(([, value]) => [[text, value]])),
  oneField(() => []),
  fc.constantFrom(2, 300, 2_000).chain((times) => oneField((field) => Array.from({ length: times }, () => field))),
  fc.tuple(oddText, oddText).map(
    (field): Change =>
      (fields) => [...fields, field],
  ),
  fc.constant<Change>((fields) => fields.toReversed()),
);

const asText = (fields: Fields) => fields.map(([name, value]) => `${name}=${value}`).join("&");
const part = (head: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const asParts = (fields: Fields, head: (name: string) => string) =>
  `${fields.map(([name, value]) => part(head(name), value)).join("")}--${boundary}--\r\n`;
const inParts = `multipart/form-data; boundary=${boundary}`;

const writing: fc.Arbitrary<(fields: Fields) => readonly [text: string, type: string]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constant(
      (fields: Fields) =>
        [new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(), urlEncoded] as const,
    ),
  },
  fc.constant((fields: Fields) => [asText(fields), urlEncoded] as const),
  fc.constant((fields: Fields) => [asParts(fields, (name) => `name="${name}"`), inParts] as const),
  fc.constant((fields: Fields) => [asParts(fields, (name) => `name="${name}"; filename="a.html"`), inParts] as const),
  fc.constantFrom(0.3, 0.95).map((share) => (fields: Fields) => {
    const text = asParts(fields, (name) => `name="${name}"`);
    return [text.slice(0, text.length * share), inParts] as const;
  }),
);

/** As many as fit, so that a long text that is repeated is not made in full. */
function cut(fields: Fields): Fields {
  let length = 0;
  return fields.filter(([name, value]) => {
    const fits = length < longest;
    length += name.length + value.length + 2;
    return fits;
  });
}

/** Makes a form as no page of ours sends it. */
export const oddForm: fc.Arbitrary<(text: string) => FormBody> = fc
  .tuple(fc.array(change, { minLength: 0, maxLength: 3 }), writing)
  .map(([changes, write]) => (text) => {
    const fields = changes.reduce<Fields>((changed, apply) => cut(apply(changed)), [...new URLSearchParams(text)]);
    const [written, type] = write(fields);
    return { bytes: Buffer.from(written.slice(0, longest)), type };
  });
