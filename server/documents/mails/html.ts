const isHtml = Symbol("html");

/** Markup written here. Everything else is text and is escaped. */
export type Html = { readonly [isHtml]: true; toString(): string };
type Filling = Html | string | number | readonly Filling[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function html(strings: TemplateStringsArray, ...fillings: readonly Filling[]): Html {
  const markup = strings.map((string, index) => string + filled(fillings[index] ?? "")).join("");
  return { [isHtml]: true, toString: () => markup };
}

function filled(filling: Filling): string {
  if (typeof filling === "object") return isMarkup(filling) ? String(filling) : filling.map(filled).join("");
  return String(filling).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

function isMarkup(filling: Html | readonly Filling[]): filling is Html {
  return isHtml in filling;
}
