import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { AppError } from "#server/http/app-error.ts";

export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

const onLoopback: readonly LookupAddress[] = [{ address: "127.0.0.1", family: 4 }];

/**
 * Asks name servers directly. The system's lookup would block one of the process's few threads for as long as a dead
 * name server takes, cannot be aborted, and uses the machine's hosts file.
 */
export function nameServerResolve(servers?: readonly string[]): Resolve {
  return async (hostname, signal) => {
    // RFC 6761: these names are loopback and are never resolved. Only an allowed host gets here with one.
    if (hostname === "localhost" || hostname.endsWith(".localhost")) return onLoopback;
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    signal.addEventListener("abort", () => resolver.cancel(), { once: true });
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    // Addresses of one family are enough.
    if (v4.status === "rejected" && v6.status === "rejected") throw v4.reason;
    return [
      ...(v4.status === "fulfilled" ? v4.value : []).map((address) => ({ address, family: 4 })),
      ...(v6.status === "fulfilled" ? v6.value : []).map((address) => ({ address, family: 6 })),
    ];
  };
}

/**
 * The lookup of one connection: the socket connects to the checked address, so a name cannot change in between. One
 * bad address among good ones refuses them all.
 */
export function checkedLookup(
  resolve: Resolve,
  mayConnectTo: (address: string) => boolean,
  signal: AbortSignal,
): LookupFunction {
  return (hostname, _options, callback) => {
    resolve(hostname, signal).then(
      (addresses) => {
        const problem = problemOf(addresses, mayConnectTo);
        if (problem) callback(problem, []);
        else callback(null, [...addresses]);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

function problemOf(addresses: readonly LookupAddress[], mayConnectTo: (address: string) => boolean) {
  if (addresses.length === 0) return new AppError("siteFailed", "name has no address");
  if (addresses.every(({ address }) => mayConnectTo(address))) return undefined;
  return new AppError("addressRefused", "name leads to an address that is not public");
}
