import { expect, test } from "vitest";
import { widerNetworks } from "./visitor-networks.ts";

test.each<[string, readonly (readonly [string, number])[]]>([
  ["198.51.100.7", [["198.51.100.0/24", 6]]],
  [
    "2001:db8:1:2345::/64",
    [
      ["2001:db8:1:2300::/56", 3],
      ["2001:db8:1::/48", 6],
    ],
  ],
  [
    "::/64",
    [
      ["::/56", 3],
      ["::/48", 6],
    ],
  ],
  ["unknown", []],
  ["", []],
  ["2001:db8::1", []],
  ["1.2.3.4/64", []],
])("around %s", (visitor, networks) => {
  expect(widerNetworks(visitor).map(({ address, visitors }) => [address, visitors])).toEqual(networks);
});
