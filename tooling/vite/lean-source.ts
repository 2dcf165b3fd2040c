export type LeftOut = {
  /** Never called; in their place stays one that says so. */
  readonly uncalled?: readonly string[];
  /** Called, to find that there is nothing to do. */
  readonly idle?: readonly string[];
  /** Other bodies, in braces. */
  readonly instead?: Readonly<Record<string, string>>;
};

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Edit = { readonly start: number; readonly end: number; readonly text: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

function* nodesIn(root: Node): Generator<Node> {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) waiting.push(...child.filter(isNode));
      else if (isNode(child)) waiting.push(child);
    }
  }
}

type Call = Node & { readonly callee: Node & { readonly name?: string }; readonly arguments: readonly Node[] };
type FunctionNode = Node & { readonly id: { readonly name: string } | null; readonly body: Node };

const assertions = new Set(["invariant", "UNSAFE_invariant"]);
const warnings = new Set(["warning", "warningOnce", "warnOnce"]);
const isText = ({ type }: Node, code: string, { start }: Node) =>
  type === "TemplateLiteral" || (type === "Literal" && /["'`]/.test(code[start] ?? ""));

/** An assertion and an error keep their place and lose their words; a warning to developers goes as a whole. */
function editOfCall(call: Call, code: string): readonly Edit[] {
  const name = call.callee.name ?? "";
  if (warnings.has(name)) return [{ start: call.start, end: call.end, text: "void 0" }];
  if (!assertions.has(name) && name !== "Error") return [];
  return call.arguments
    .filter((argument) => isText(argument, code, argument))
    .map(({ start, end }) => ({ start, end, text: '""' }));
}

/** The source without the functions named and without texts for developers; `unknown` are those it does not have. */
export function leanSource(
  code: string,
  program: unknown,
  { uncalled = [], idle = [], instead = {} }: LeftOut = {},
): { readonly code: string; readonly unknown: readonly string[] } {
  if (!isNode(program)) throw new Error("A parsed program is needed");
  const bodies = new Map([
    ...uncalled.map((name) => [name, "{ throw Error(`left out`); }"] as const),
    ...idle.map((name) => [name, "{}"] as const),
    ...Object.entries(instead),
  ]);
  const unknown = new Set(bodies.keys());
  const edits: Edit[] = [];
  for (const node of nodesIn(program)) {
    if (node.type === "CallExpression" || node.type === "NewExpression") edits.push(...editOfCall(node as Call, code));
    if (node.type !== "FunctionDeclaration") continue;
    const { id, body } = node as FunctionNode;
    const text = id ? bodies.get(id.name) : undefined;
    if (!id || text === undefined) continue;
    unknown.delete(id.name);
    edits.push({ start: body.start, end: body.end, text });
  }
  return { code: applied(code, edits), unknown: [...unknown] };
}

/** The outer of two edits wins: what is inside it is gone. */
function applied(code: string, edits: readonly Edit[]): string {
  let lean = "";
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from) continue;
    lean += code.slice(from, start) + text;
    from = end;
  }
  return lean + code.slice(from);
}
