import { buildConnector, Client } from "undici";
import { AppError } from "#server/http/app-error.ts";
import { checkedLookup, type Resolve } from "./name-lookup.ts";
import { type AllowedHosts, isAllowedHost } from "./page-address.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";
import type { receivedBytes } from "./received-bytes.ts";

export type PublicConnection = {
  readonly resolve: Resolve;
  readonly allowed: AllowedHosts;
  /** Covers the whole life of the socket: lookup, connect, answer and body. */
  readonly signal: AbortSignal;
  readonly received: ReturnType<typeof receivedBytes>;
};

const maxHeaderBytes = 32_768;
/** Early hints (RFC 8297): an honest site sends one or two. */
const maxInterimAnswers = 10;

/**
 * One connection to a public server, to be destroyed afterward, so that no answer comes from a host that was not
 * checked for it. `onInfo` goes with its request.
 */
export function publicClient(
  url: URL,
  { resolve, allowed, signal, received }: PublicConnection,
): { readonly client: Client; readonly onInfo: () => void } {
  const mayBeLoopback = isAllowedHost(url, allowed);
  const mayConnectTo = (address: string) => isPublicAddress(address) || (mayBeLoopback && isLoopbackAddress(address));
  const connect = buildConnector({
    lookup: checkedLookup(resolve, mayConnectTo, signal),
    // Node's default of 250 ms gives up on every address of a host that is merely far away.
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 1_000,
    signal,
    allowH2: false,
  });
  const client = new Client(url.origin, {
    connect: (options, connected) =>
      connect(options, (...[error, socket]) => {
        if (error) return connected(error, null);
        received.watch(socket);
        connected(null, socket);
      }),
    maxHeaderSize: maxHeaderBytes,
    pipelining: 0,
  });
  let interim = 0;
  const onInfo = () => {
    interim += 1;
    if (interim > maxInterimAnswers) void client.destroy(new AppError("siteFailed", "too many interim answers"));
  };
  return { client, onInfo };
}
