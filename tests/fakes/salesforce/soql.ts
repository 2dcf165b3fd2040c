/** As much of SOQL as the gateway uses: one object, conditions joined by AND, one order, a limit. */

export type Condition = {
  readonly field: string;
  readonly operator: "=" | "!=" | ">=" | "IN";
  readonly values: readonly (string | boolean | null)[];
};
export type Query = {
  readonly fields: readonly string[];
  readonly object: string;
  readonly conditions: readonly Condition[];
  readonly order: { readonly field: string; readonly descending: boolean } | undefined;
  readonly limit: number;
};

export class SoqlFault extends Error {
  override name = "SoqlFault";
}

const form =
  /^SELECT (?<fields>[\w, ]+) FROM (?<object>\w+)(?: WHERE (?<where>.+?))?(?: ORDER BY (?<order>\w+) (?<way>ASC|DESC))?(?: LIMIT (?<limit>\d+))?$/;

/** @throws SoqlFault */
export function parseSoql(soql: string): Query {
  const texts: string[] = [];
  // Quoted texts may contain words of the language.
  const bare = soql.replaceAll(/'((?:[^'\\]|\\.)*)'/g, (_, text: string) => {
    texts.push(text.replaceAll(/\\(.)/g, (_escaped, letter: string) => ({ n: "\n", r: "\r" })[letter] ?? letter));
    return `«${texts.length - 1}»`;
  });
  const parts = form.exec(bare)?.groups;
  if (!parts) throw new SoqlFault(`unexpected token in ${bare}`);
  const value = (token: string) => {
    const index = /^«(\d+)»$/.exec(token)?.[1];
    if (index !== undefined) return texts[Number(index)] ?? "";
    if (token === "true" || token === "false") return token === "true";
    return token === "null" ? null : token;
  };
  const conditions = (parts["where"] ?? "").split(" AND ").filter(Boolean);
  return {
    fields: (parts["fields"] ?? "").split(", "),
    object: parts["object"] ?? "",
    conditions: conditions.map((text) => {
      const [, field = "", operator, rest = ""] = /^(\w+) (=|!=|>=|IN) (.+)$/.exec(text) ?? [];
      if (operator !== "=" && operator !== "!=" && operator !== ">=" && operator !== "IN")
        throw new SoqlFault(`unexpected condition ${text}`);
      const listed = operator === "IN" ? rest.replace(/^\(|\)$/g, "").split(", ") : [rest];
      return { field, operator, values: listed.map(value) };
    }),
    order: parts["order"] ? { field: parts["order"], descending: parts["way"] === "DESC" } : undefined,
    limit: Number(parts["limit"] ?? 2_000),
  };
}
