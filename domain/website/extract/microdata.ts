import { analysisLimits } from "#domain/website/analysis.ts";
import type { Attributes } from "./attributes.ts";
import { createTextBuffer } from "./clean-text.ts";
import { organizationFields, organizationLinks } from "./organization.ts";

const maxItems = 500;

type Item = Record<string, unknown>;

export type Microdata = {
  /** Whether the element starts an item, a text property, or nothing. */
  open(attributes: Attributes, isVoid: boolean): "item" | "property" | undefined;
  text(piece: string): void;
  closeItem(): void;
  closeProperty(): void;
  isReading(): boolean;
  readonly found: readonly unknown[];
};

/** Collects microdata items, in the form of linked data. */
export function createMicrodata(): Microdata {
  const found: Item[] = [];
  const open: Item[] = [];
  const buffer = createTextBuffer(analysisLimits.line);
  let items = 0;
  let reading: { readonly item: Item; readonly property: string } | undefined;

  function startItem(itemtype: string | undefined, property: string | undefined): void {
    // Without a prototype: the names of its properties come from the page.
    const item: Item = Object.assign(Object.create(null), { "@type": itemtype?.trim().split(/\s+/) ?? [] });
    const around = open[open.length - 1];
    open.push(item);
    items++;
    if (items > maxItems) return;
    if (property === undefined) found.push(item);
    else if (around && isKept(property)) around[property] ??= item;
  }

  return {
    found,
    open({ itemscope, itemtype, itemprop, content, datetime }, isVoid) {
      const property = itemprop?.trim();
      if (itemscope !== undefined && !isVoid) {
        startItem(itemtype, property);
        return "item";
      }
      const item = open[open.length - 1];
      if (!item || property === undefined || !isKept(property) || property in item) return undefined;
      const value = content ?? datetime;
      if (value !== undefined) item[property] = value;
      else if (!isVoid && !reading) {
        reading = { item, property };
        return "property";
      }
      return undefined;
    },
    text: (piece) => buffer.add(piece),
    closeItem: () => {
      open.pop();
    },
    closeProperty() {
      const text = buffer.take();
      if (reading && text !== "") reading.item[reading.property] ??= text;
      reading = undefined;
    },
    isReading: () => reading !== undefined,
  };
}

const isKept = (property: string) => organizationFields.has(property) || organizationLinks.has(property);
