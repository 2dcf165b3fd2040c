import { afterAll, describe, expect, test } from "vitest";
import { openNameServer } from "#tests/fakes/name-server.ts";
import { nameServerResolve } from "./name-lookup.ts";

const nameServer = await openNameServer({
  "both.example": { a: ["93.184.216.34", "10.0.0.5"], aaaa: ["2606:2800:0220:0001:0248:1893:25c8:1946"] },
  "four.example": { a: ["93.184.216.34"] },
  "six.example": { aaaa: ["fd00:0000:0000:0000:0000:0000:0000:0005"] },
  "bare.example": {},
  "silent.example": "silent",
});
afterAll(() => nameServer.close());

const resolve = nameServerResolve([nameServer.address]);
const { signal } = new AbortController();

describe("nameServerResolve", () => {
  test.each([
    ["both.example", ["93.184.216.34", "10.0.0.5", "2606:2800:220:1:248:1893:25c8:1946"], [4, 4, 6]],
    ["four.example", ["93.184.216.34"], [4]],
    ["six.example", ["fd00::5"], [6]],
    ["localhost", ["127.0.0.1"], [4]],
    ["shop.localhost", ["127.0.0.1"], [4]],
  ])("returns every address of %s", async (name, addresses, families) => {
    const found = await resolve(name, signal);
    expect(found.map(({ address }) => address)).toEqual(addresses);
    expect(found.map(({ family }) => family)).toEqual(families);
  });

  test.each([
    ["bare.example", "ENODATA"],
    ["unknown.example", "ENOTFOUND"],
  ])("for %s reports %s", async (name, code) => {
    await expect(resolve(name, signal)).rejects.toMatchObject({ code });
  });

  test("stops when the time is over", async () => {
    const deadline = new AbortController();
    const resolving = resolve("silent.example", deadline.signal);
    const refused = expect(resolving).rejects.toMatchObject({ code: "ECANCELLED" });
    await nameServer.asked();
    deadline.abort();
    await refused;
  });
});
