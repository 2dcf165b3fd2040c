import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { LookupAddress } from "node:dns";
import { expect } from "vitest";
import { AppError } from "#server/http/app-error.ts";
import { createWebsiteReader, type ReaderSettings } from "#server/vendors/website-reader.ts";
import { goodPage, openHostileSite } from "#tests/fakes/hostile-site.ts";

/** A name's addresses, one list per lookup; the last list stays. */
type Names = Readonly<Record<string, readonly (readonly string[])[]>>;

const names: Names = {
  "site.example": [["127.0.0.1"]],
  "secure.example": [["127.0.0.1"]],
  "allowed-but-private.example": [["10.0.0.5"]],
  "allowed-but-mixed.example": [["127.0.0.1", "10.0.0.5"]],
  "rebind.example": [["127.0.0.1"], ["10.0.0.5"]],
  "loopback.example": [["127.0.0.1"]],
  "loopback6.example": [["::1"]],
  "private.example": [["10.0.0.5"]],
  "private6.example": [["fd00::5"]],
  "metadata.example": [["169.254.169.254"]],
  "wire-server.example": [["168.63.129.16"]],
  "carrier.example": [["100.100.100.200"]],
  "mapped.example": [["::ffff:10.0.0.5"]],
  "translated.example": [["64:ff9b::a00:5"]],
  "nonsense.example": [["not-an-address"]],
  "mixed.example": [["93.184.216.34", "169.254.169.254"]],
  "mixed6.example": [["2606:2800:220:1:248:1893:25c8:1946", "::1"]],
  "empty.example": [[]],
};

const failing: Readonly<Record<string, string>> = {
  "nowhere.example": "ENOTFOUND",
  "broken.example": "ESERVFAIL",
};

const family = (address: string) => (address.includes(":") ? 6 : 4);

/** A reader between a hostile site and hostile name servers; nothing leaves the machine. */
export async function openReaderFixture() {
  const site = await openHostileSite();
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => unhandled.push(reason);
  let sockets = 0;
  const onSocket = () => {
    sockets += 1;
  };
  process.on("unhandledRejection", onUnhandled);
  subscribe("net.client.socket", onSocket);

  const pairs = ["site", "rebind", "allowed-but-private", "allowed-but-mixed"].map(
    (name) => `${name}.example:${site.port}`,
  );

  function reader(settings: Partial<ReaderSettings> = {}) {
    const asked = new Map<string, number>();
    const resolve = async (name: string): Promise<LookupAddress[]> => {
      if (name === "stuck.example") return new Promise(() => undefined);
      const times = asked.get(name) ?? 0;
      asked.set(name, times + 1);
      const lists = names[name];
      if (!lists) throw Object.assign(new Error(`query ${name}`), { code: failing[name] ?? "EUNEXPECTED" });
      return (lists[times] ?? lists.at(-1) ?? []).map((address) => ({ address, family: family(address) }));
    };
    const made = createWebsiteReader({
      allowHosts: [...pairs, `secure.example:${site.securePort}`],
      siteUrl: "https://firm.example",
      resolve,
      ...settings,
    });
    return { ...made, timesAsked: (name: string) => asked.get(name) ?? 0 };
  }

  return {
    site,
    reader,
    /** An address of the hostile site, by a name that may be loopback. */
    at: (path: string, name = "site.example") => `http://${name}:${site.port}${path}`,
    /** How many connections this process has tried to open, to any address. */
    socketsMade: () => sockets,
    /** Checks that no connection is left, nothing was thrown unhandled, and the same reader still reads. */
    async expectHealthy({ read }: { read: (address: string) => Promise<string> }, path?: string) {
      await site.closed(path);
      expect(await read(`http://site.example:${site.port}/good`)).toBe(goodPage);
      await site.closed("/good");
      expect(unhandled).toEqual([]);
    },
    async close() {
      process.off("unhandledRejection", onUnhandled);
      unsubscribe("net.client.socket", onSocket);
      await site.close();
    },
  };
}

/** The error of a refused read; a page or another error fails the test. */
export async function refusalOf(reading: Promise<string>): Promise<{ code: string; reason: string }> {
  const refusal = await reading.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refusal instanceof AppError)) throw new Error("the address was read", { cause: refusal });
  return { code: refusal.code, reason: refusal.message };
}
