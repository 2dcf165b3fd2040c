import { Tokenizer } from "htmlparser2";
import {
  type AttributeName,
  type Attributes,
  attributeLimit,
  attributeName,
  maxAttributeNameLength,
} from "./attributes.ts";
import { createChunks } from "./chunks.ts";
import { type ElementKind, elementKind, trait } from "./elements.ts";
import { createOpenElements } from "./open-elements.ts";

export type MarkupHandler = {
  /** The return value is passed back when the element closes. */
  open(kind: ElementKind, attributes: Attributes): number;
  close(kind: ElementKind, marks: number): void;
  text(piece: string): void;
  /** Unwanted text is not even cut out of the page. */
  wantsText(): boolean;
};

const noAttributes: Attributes = {};
const maxTagNameLength = 32;
const nothing = () => {};

/**
 * Reads markup as a stream of starts, ends and text. It uses only the tokenizer: the parser above it copies its whole
 * stack at every element, which takes minutes on 2 MB of nested tags.
 */
export function createMarkup(handler: MarkupHandler): { write(chunk: string): void; end(): void } {
  const chunks = createChunks();
  const openElements = createOpenElements((kind, marks) => handler.close(kind, marks));

  let started: ElementKind | undefined;
  let attributes: { [Name in AttributeName]?: string } | undefined;
  let attribute: AttributeName | undefined;

  const nameAt = (start: number, end: number) => (end - start > maxTagNameLength ? "" : chunks.slice(start, end));

  function addToAttribute(piece: string): void {
    if (!attribute || !attributes) return;
    const value = (attributes[attribute] ?? "") + piece;
    attributes[attribute] = value.length > attributeLimit ? value.slice(0, attributeLimit) : value;
  }

  function start(isSelfClosing: boolean): void {
    const kind = started;
    started = undefined;
    if (!kind) return;
    openElements.makeRoom(kind);
    const wasForeign = openElements.isForeign();
    const marks = handler.open(kind, attributes ?? noAttributes);
    const isEmpty = kind.traits & trait.void || (isSelfClosing && (wasForeign || kind.traits & trait.foreign));
    // XHTML style: `<i aria-hidden="true"/>` is empty, so nothing may be hidden by it.
    const isEmptyMark = isSelfClosing && marks > 0 && !(kind.traits & (trait.block | trait.unread));
    if (isEmpty || isEmptyMark) handler.close(kind, marks);
    else openElements.open(kind, marks);
  }

  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (from, to) => {
        // The rest of a tag when the page ends inside it.
        if (from >= 0 && handler.wantsText()) handler.text(chunks.slice(from, to));
      },
      ontextentity: (code) => {
        if (handler.wantsText()) handler.text(String.fromCodePoint(code));
      },
      onopentagname: (from, to) => {
        started = elementKind(nameAt(from, to));
        attributes = undefined;
      },
      onattribname: (from, to) => {
        attribute = to - from > maxAttributeNameLength ? undefined : attributeName(chunks.slice(from, to));
        if (!attribute) return;
        attributes ??= {};
        // If an attribute is repeated, the first counts.
        if (attributes[attribute] === undefined) attributes[attribute] = "";
        else attribute = undefined;
      },
      onattribdata: (from, to) => {
        if (attribute) addToAttribute(chunks.slice(from, Math.min(to, from + attributeLimit)));
      },
      onattribentity: (code) => addToAttribute(String.fromCodePoint(code)),
      onattribend: () => {
        attribute = undefined;
      },
      onopentagend: () => start(false),
      onselfclosingtag: () => start(true),
      onclosetag: (from, to) => openElements.close(elementKind(nameAt(from, to))),
      isInForeignContext: openElements.isForeign,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: openElements.closeAll,
    },
  );

  return {
    write(chunk) {
      chunks.push(chunk);
      tokenizer.write(chunk);
    },
    end: () => tokenizer.end(),
  };
}
