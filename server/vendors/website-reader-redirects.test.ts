import { afterAll, describe, expect, test } from "vitest";
import { goodPage } from "#tests/fakes/hostile-site.ts";
import { openReaderFixture, refusalOf } from "#tests/support/reader.fixture.ts";

const fixture = await openReaderFixture();
afterAll(() => fixture.close());

const reader = fixture.reader();
const { port, securePort } = fixture.site;
const redirectTo = (location: string) => fixture.at(`/to?${encodeURIComponent(location)}`);

describe("a redirect is followed if its target is public", () => {
  test.each([
    ["a path", redirectTo("/good")],
    ["a path without a slash", redirectTo("good")],
    ["a whole address", redirectTo(fixture.at("/good"))],
    ["the same scheme", redirectTo(`//site.example:${port}/good`)],
    ["a redirect to a redirect", redirectTo(redirectTo("/good"))],
    ["five in a row", fixture.at("/hops?5")],
    ["one with an endless body, which nobody reads", fixture.at("/endless-redirect")],
  ])("%s", async (_name, address) => {
    expect(await reader.read(address)).toBe(goodPage);
    await fixture.expectHealthy(reader);
  });

  test("each one is a separate request on a separate connection", async () => {
    const before = fixture.site.connections();
    await reader.read(fixture.at("/hops?3"));
    expect(fixture.site.connections() - before).toBe(4);
  });
});

describe("a redirect is refused", () => {
  const cases: readonly [name: string, location: string, code: string, reason: string][] = [
    ["to metadata", "http://169.254.169.254/latest/meta-data/", "addressRefused", "address not public"],
    ["to loopback", `http://127.0.0.1:${port}/good`, "addressRefused", "address not public"],
    ["to loopback on port 80", "http://127.0.0.1/", "addressRefused", "address not public"],
    ["to IPv6 loopback", `http://[::1]:${port}/good`, "addressRefused", "address not public"],
    ["to an IPv4-mapped address", "http://[::ffff:10.0.0.5]/", "addressRefused", "address not public"],
    ["to an address as one number", `http://2130706433:${port}/good`, "addressRefused", "address not public"],
    ["to loopback by the same scheme", `//127.0.0.1:${port}/good`, "addressRefused", "address not public"],
    ["to loopback by backslashes", `\\\\127.0.0.1:${port}/good`, "addressRefused", "address not public"],
    ["to a public address in disguise", "//1572395042/", "addressRefused", "address in an odd notation"],
    ["to localhost", `http://localhost:${port}/good`, "addressRefused", "name not public"],
    ["to a single label", "http://vault/", "addressRefused", "name not public"],
    ["to a name with a dot behind", "http://localhost./", "addressRefused", "name ends in a dot"],
    ["to a private name", "http://private.example/", "addressRefused", "name leads to an address that is not public"],
    ["to a mixed name", "https://mixed.example/", "addressRefused", "name leads to an address that is not public"],
    ["to another port", "http://site.example:22/", "addressRefused", "port not 80 or 443"],
    ["to another port of an unknown name", `http://other.example:${port}/`, "addressRefused", "port not 80 or 443"],
    ["to a file", "file:///etc/passwd", "siteFailed", "scheme not http or https"],
    ["to data", "data:text/html,<p>hello", "siteFailed", "scheme not http or https"],
    ["to a script", "javascript:alert(1)", "siteFailed", "scheme not http or https"],
    ["to FTP", "ftp://firm.example/", "siteFailed", "scheme not http or https"],
    ["with credentials", `http://user:pw@site.example:${port}/good`, "siteFailed", "credentials in the address"],
    ["with a host as credentials", "//site.example@127.0.0.1/", "siteFailed", "credentials in the address"],
    ["to no URL", "http://[broken", "siteFailed", "not a URL"],
    ["to a name that is not there", "http://nowhere.example/", "siteFailed", "ENOTFOUND"],
    ["to a page that is not there", "/status?404", "siteFailed", "HTTP 404"],
    ["to what is no page", "/pdf", "pageUnsuitable", "content type not HTML"],
    [
      "to https with a bad certificate",
      `https://secure.example:${securePort}/good`,
      "siteFailed",
      "DEPTH_ZERO_SELF_SIGNED_CERT",
    ],
  ];

  test.each(cases)("%s: %s", async (_name, location, code, reason) => {
    const before = fixture.site.connections();
    expect(await refusalOf(reader.read(redirectTo(location)))).toEqual({ code, reason: `redirect 1: ${reason}` });
    const allowedFurther = code === "addressRefused" ? 1 : 2;
    expect(fixture.site.connections() - before).toBeLessThanOrEqual(allowedFurther);
    await fixture.expectHealthy(reader);
  });

  test.each([
    ["a loop", fixture.at("/loop"), "redirect 6: too many"],
    ["six in a row", fixture.at("/hops?6"), "redirect 6: too many"],
    ["one without a target", fixture.at("/nowhere"), "HTTP 302"],
    ["a status of the kind that carries no target", fixture.at("/status?304"), "HTTP 304"],
  ])("%s", async (_name, address, reason) => {
    expect(await refusalOf(reader.read(address))).toEqual({ code: "siteFailed", reason });
    await fixture.expectHealthy(reader);
  });

  test("the second of two, and the reason says so", async () => {
    const address = redirectTo(redirectTo("http://10.0.0.5/"));
    expect(await refusalOf(reader.read(address))).toEqual({
      code: "addressRefused",
      reason: "redirect 2: address not public",
    });
    await fixture.expectHealthy(reader);
  });

  test("back to a name that has changed its address meanwhile", async () => {
    const fresh = fixture.reader();
    const address = fixture.at(`/to?${encodeURIComponent(fixture.at("/good", "rebind.example"))}`, "rebind.example");
    expect(await refusalOf(fresh.read(address))).toEqual({
      code: "addressRefused",
      reason: "redirect 1: name leads to an address that is not public",
    });
    await fixture.expectHealthy(fresh);
  });
});
