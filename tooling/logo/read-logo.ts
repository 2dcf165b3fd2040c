import { readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import type { Logo } from "./logo.ts";

const allowed: Readonly<Record<string, readonly string[]>> = {
  svg: ["xmlns", "viewbox", "width", "height", "fill"],
  title: [],
  path: ["d", "class", "fill", "fill-rule"],
};

/**
 * Reads the firm's SVG file. It is drawn in pages, pictures and PDFs, so only features that all of them support are
 * allowed.
 */
export function readLogo(file: string, svg = readFileSync(file, "utf8")): Logo {
  let viewBox = "";
  const paths: Logo["paths"][number][] = [];
  const refuse = (what: string): never => {
    throw new Error(
      `${file} ${what}. Save it as plain paths: shapes and text as outlines, no styles, scripts or links.`,
    );
  };
  const parser = new Parser(
    {
      onopentag(element, attributes) {
        const name = element.toLowerCase();
        const names = allowed[name] ?? refuse(`has an element <${name}>`);
        for (const attribute of Object.keys(attributes))
          if (!names.includes(attribute)) refuse(`has the attribute ${attribute} on <${name}>`);
        if (name === "svg") viewBox = attributes["viewbox"] ?? "";
        if (name === "path") paths.push(pathOf(attributes, refuse));
      },
      onprocessinginstruction(name) {
        if (name !== "?xml") refuse(`has ${name}`);
      },
    },
    { lowerCaseAttributeNames: true, recognizeSelfClosing: true },
  );
  parser.end(svg);
  if (!/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/.test(viewBox)) refuse("has no viewBox of four numbers");
  if (paths.length === 0) refuse("has no path");
  return { viewBox, paths };
}

type Attributes = Readonly<Record<string, string>>;

function pathOf({ d = "", fill, class: names, "fill-rule": rule }: Attributes, refuse: (what: string) => never) {
  if (!/^[Mm][\d\s,.eEMmLlHhVvCcSsQqTtAaZz+-]+$/.test(d)) refuse("has a path without an outline");
  if (fill !== undefined && fill !== "currentColor" && !/^#[0-9a-fA-F]{6}$/.test(fill)) refuse(`has the fill ${fill}`);
  const color = names === "accent" ? "accent" : fill?.startsWith("#") ? fill : "ink";
  return { d, fill: color, ...(rule === "evenodd" && { evenOdd: true }) };
}
