/** In the order in which they are looked for: Edge also says Chrome, and Chrome also says Safari. */
const browsers = [
  ["Edg", "Edge"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["CriOS", "Chrome"],
  ["Safari", "Safari"],
] as const;
const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["Linux", "Linux"],
] as const;

/** `Chrome on Windows`, from what the browser says about itself. Undefined if it says nothing that people know. */
export function deviceName(userAgent: string | null): string | undefined {
  const nameIn = (known: typeof browsers | typeof systems) =>
    known.find(([mark]) => userAgent?.includes(mark) ?? false)?.[1];
  const names = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  return names.length === 0 ? undefined : names.join(" on ");
}
