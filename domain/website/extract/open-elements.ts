import { type ElementKind, trait } from "./elements.ts";

type OpenElement = {
  readonly kind: ElementKind;
  /** What the page's reader stored at its start; returned at its end. */
  marks: number;
  /** Indexes of the nearest block and scope at or around it, and of the next element of its kind around it. */
  readonly block: number;
  readonly scope: number;
  readonly sameKind: number;
  readonly isForeign: boolean;
  /** Closed before the blocks that were opened in it: `<b><div></b></div>`. */
  isEnded: boolean;
};

export type OpenElements = {
  /** Closes what the start of an element of this kind closes implicitly. */
  makeRoom(kind: ElementKind): void;
  open(kind: ElementKind, marks: number): void;
  close(kind: ElementKind): void;
  closeAll(): void;
  isForeign(): boolean;
};

/**
 * The open elements, by the rules of HTML as far as text depends on them. Every step has constant cost, however deep
 * the page is nested and whatever it leaves open: the input is untrusted.
 */
export function createOpenElements(onClose: (kind: ElementKind, marks: number) => void): OpenElements {
  const stack: OpenElement[] = [];
  /** Index of the innermost open element of a kind. */
  const innermost = new Map<ElementKind, number>();
  let openHeading: ElementKind | undefined;
  let openParagraph: ElementKind | undefined;

  const top = () => stack[stack.length - 1];
  const placeOf = (kind: ElementKind) => innermost.get(kind) ?? -1;

  function end(element: OpenElement): void {
    element.isEnded = true;
    innermost.set(element.kind, element.sameKind);
    if (element.kind === openHeading) openHeading = undefined;
    if (element.kind === openParagraph) openParagraph = undefined;
    onClose(element.kind, element.marks);
  }

  function popTo(place: number): void {
    while (stack.length > place) {
      const element = stack.pop();
      if (element && !element.isEnded) end(element);
    }
  }

  /** There are no text blocks in a drawing: the drawing was left open. */
  function leaveForeign(): void {
    while (top()?.isForeign) popTo(stack.length - 1);
  }

  function popBlocks(names: ReadonlySet<string>): void {
    let block = top()?.block ?? -1;
    while (names.has(stack[block]?.kind.name ?? "")) {
      popTo(block);
      block = top()?.block ?? -1;
    }
  }

  return {
    makeRoom(kind) {
      if (!(kind.traits & trait.block)) return;
      leaveForeign();
      if (openParagraph) popTo(placeOf(openParagraph));
      if (openHeading && kind.traits & trait.heading) popTo(placeOf(openHeading));
      if (kind.endsOpen) popBlocks(kind.endsOpen);
    },
    open(kind, marks) {
      const place = stack.length;
      const around = top();
      const isForeign =
        (kind.traits & trait.foreign) > 0 || ((around?.isForeign ?? false) && !(kind.traits & trait.integration));
      stack.push({
        kind,
        marks,
        block: kind.traits & trait.block ? place : (around?.block ?? -1),
        scope: kind.traits & trait.scope ? place : (around?.scope ?? -1),
        sameKind: placeOf(kind),
        isForeign,
        isEnded: false,
      });
      innermost.set(kind, place);
      if (kind.traits & trait.heading) openHeading = kind;
      if (kind.traits & trait.paragraph) openParagraph = kind;
    },
    close(kind) {
      const place = placeOf(kind);
      const element = stack[place];
      const around = top();
      if (!element || !around) return;
      const isInline = !(kind.traits & (trait.block | trait.unread));
      if (isInline && around.block > place) return end(element);
      if (around.scope > place && !(kind.traits & trait.crossesScope)) return;
      popTo(place);
    },
    closeAll: () => popTo(0),
    isForeign: () => top()?.isForeign ?? false,
  };
}
