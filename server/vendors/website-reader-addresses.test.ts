import { afterAll, describe, expect, test } from "vitest";
import { openReaderFixture, refusalOf } from "#tests/support/reader.fixture.ts";

const fixture = await openReaderFixture();
afterAll(() => fixture.close());

const reader = fixture.reader();
const { port } = fixture.site;

/** Literal addresses with the port of the hostile site, so that a request to them would be noticed. */
const notPublic = [
  ["loopback", `http://127.0.0.1:${port}/good`],
  ["loopback over https", "https://127.0.0.1/"],
  ["loopback's other end", `http://127.255.255.254:${port}/good`],
  ["this host", `http://0.0.0.0:${port}/good`],
  ["private 10", "http://10.1.2.3/"],
  ["private 172", "http://172.16.0.1/"],
  ["private 172, upper end", "http://172.31.255.255/"],
  ["private 192", "http://192.168.0.1/"],
  ["cloud metadata", "http://169.254.169.254/latest/meta-data/"],
  ["container metadata", "http://169.254.170.2/v2/credentials"],
  ["carrier network", "http://100.64.0.1/"],
  ["another cloud's metadata", "http://100.100.100.200/"],
  ["a cloud's wire server", "http://168.63.129.16/"],
  ["a third cloud's metadata", "http://192.0.0.192/"],
  ["documentation", "http://192.0.2.1/"],
  ["documentation two", "http://198.51.100.7/"],
  ["documentation three", "http://203.0.113.7/"],
  ["benchmarking", "http://198.18.0.1/"],
  ["6to4 relay", "http://192.88.99.1/"],
  ["multicast", "http://224.0.0.1/"],
  ["reserved", "http://240.0.0.1/"],
  ["broadcast", "http://255.255.255.255/"],
  ["IPv6 loopback", `http://[::1]:${port}/good`],
  ["IPv6 loopback written out", `http://[0:0:0:0:0:0:0:1]:${port}/good`],
  ["IPv6 unspecified", `http://[::]:${port}/good`],
  ["IPv4-mapped", `http://[::ffff:127.0.0.1]:${port}/good`],
  ["IPv4-mapped in hex", `http://[::ffff:7f00:1]:${port}/good`],
  ["IPv4-mapped metadata", "http://[::ffff:a9fe:a9fe]/"],
  ["IPv4-mapped public", "http://[::ffff:93.184.216.34]/"],
  ["IPv4-compatible", `http://[::127.0.0.1]:${port}/good`],
  ["IPv4-translated", "http://[::ffff:0:7f00:1]/"],
  ["NAT64", "http://[64:ff9b::7f00:1]/"],
  ["NAT64 of a local network", "http://[64:ff9b:1::a00:1]/"],
  ["6to4 of loopback", "http://[2002:7f00:1::]/"],
  ["Teredo", "http://[2001:0:7f00:1::1]/"],
  ["unique local", "http://[fd00:ec2::254]/"],
  ["link local", "http://[fe80::1]/"],
  ["site local", "http://[fec0::1]/"],
  ["IPv6 multicast", "http://[ff02::1]/"],
  ["discard", "http://[100::1]/"],
  ["IPv6 documentation", "http://[2001:db8::1]/"],
  ["newer IPv6 documentation", "http://[3fff::1]/"],
  ["ORCHID", "http://[2001:20::1]/"],
  ["segment routing", "http://[5f00::1]/"],
  ["one number", `http://2130706433:${port}/good`],
  ["one hex number", `http://0x7f000001:${port}/good`],
  ["one octal number", `http://017700000001:${port}/good`],
  ["octal", `http://0177.0.0.1:${port}/good`],
  ["hex and short", `http://0x7f.1:${port}/good`],
  ["short", `http://127.1:${port}/good`],
  ["zero", `http://0:${port}/good`],
  ["leading zeros", `http://127.0.0.01:${port}/good`],
  ["wide digits", `http://１２７.0.0.1:${port}/good`],
  ["wide dots", `http://127。0．0｡1:${port}/good`],
  ["circled digits", `http://①②⑦.⓪.⓪.①:${port}/good`],
  ["escaped digits", `http://%31%32%37.0.0.1:${port}/good`],
  ["a dot behind", `http://127.0.0.1.:${port}/good`],
  ["backslashes", `http:\\\\127.0.0.1:${port}\\good`],
  ["no slashes", `http:127.0.0.1:${port}/good`],
  ["many slashes", `http:////127.0.0.1:${port}/good`],
  ["a tab and a line break inside", `http://127.0\t.0\n.1:${port}/good`],
  ["spaces around", `  http://127.0.0.1:${port}/good  `],
  ["capitals", `HTTP://127.0.0.1:${port}/good`],
] as const;

const refusedOtherwise = [
  ["a public address as one number", "http://1572395042/", "address in an odd notation"],
  ["a public address in octal", "http://0135.0270.0330.042/", "address in an odd notation"],
  ["a public address in hex", "https://0x5d.0xb8.0xd8.0x22:443/", "address in an odd notation"],
  ["a public address in wide digits", "http://９３.184.216.34/", "address in an odd notation"],
  ["a public address with a dot behind", "http://93.184.216.34./", "address in an odd notation"],
  ["a public address without slashes, short", "http:93.12113954/", "address in an odd notation"],
  ["localhost", "http://localhost/", "name not public"],
  ["localhost on our port", `http://localhost:${port}/good`, "name not public"],
  ["localhost in capitals", "http://LOCALHOST/", "name not public"],
  ["localhost in wide letters", "http://ｌｏｃａｌｈｏｓｔ/", "name not public"],
  ["below localhost", "http://app.localhost/", "name not public"],
  ["localhost with a dot behind", "http://localhost./", "name ends in a dot"],
  ["a metadata name", "http://metadata.google.internal/", "name not public"],
  ["a metadata name with a dot behind", "http://metadata.google.internal./", "name ends in a dot"],
  ["a printer", "http://printer.local/", "name not public"],
  ["a router", "http://router.lan/", "name not public"],
  ["a home network", "http://nas.home.arpa/", "name not public"],
  ["a company network", "http://wiki.corp/", "name not public"],
  ["a single label", "http://intranet/", "name not public"],
  ["a site's name with a dot behind", `http://site.example.:${port}/good`, "name ends in a dot"],
  ["the port of secure shell", "http://93.184.216.34:22/", "port not 80 or 443"],
  ["the port of mail", "http://firm.example:25/", "port not 80 or 443"],
  ["the port of a database", "https://firm.example:5432/", "port not 80 or 443"],
  ["the port of another service", "http://firm.example:8080/", "port not 80 or 443"],
  ["port zero", "http://firm.example:0/", "port not 80 or 443"],
  ["an allowed name on another port", "http://site.example:8080/", "port not 80 or 443"],
  ["an unknown name on an allowed port", `http://other.example:${port}/good`, "port not 80 or 443"],
] as const;

const invalid = [
  ["nothing", "", "not a URL"],
  ["a name without a scheme", "firm.example", "not a URL"],
  ["no host", "http://", "not a URL"],
  ["a half bracket", "http://[::1", "not a URL"],
  ["a zone in IPv6", "http://[fe80::1%25eth0]/", "not a URL"],
  ["too large a number", "http://4294967296/", "not a URL"],
  ["too large a part", "http://256.0.0.1/", "not a URL"],
  ["five parts", "http://1.2.3.4.5/", "not a URL"],
  ["a space in the host", "http://firm example/", "not a URL"],
  ["an escaped slash in the host", "http://firm.example%2f@127.0.0.1%2f/", "not a URL"],
  ["a port out of range", "http://firm.example:65536/", "not a URL"],
  ["a very long address", `http://firm.example/${"a".repeat(2_048)}`, "not a URL"],
  ["a file", "file:///etc/passwd", "scheme not http or https"],
  ["a file of a host", "file://firm.example/etc/passwd", "scheme not http or https"],
  ["FTP", "ftp://firm.example/", "scheme not http or https"],
  ["gopher", "gopher://127.0.0.1:6379/_INFO", "scheme not http or https"],
  ["data", "data:text/html,<p>hello</p>", "scheme not http or https"],
  ["a script", "javascript:alert(1)", "scheme not http or https"],
  ["a blob", "blob:http://firm.example/1", "scheme not http or https"],
  ["a web socket", "ws://firm.example/", "scheme not http or https"],
  ["mail", "mailto:owner@firm.example", "scheme not http or https"],
  ["name and password", `http://user:secret@site.example:${port}/good`, "credentials in the address"],
  ["a name alone", "http://user@firm.example/", "credentials in the address"],
  ["a host in front of the host", "http://firm.example@127.0.0.1/", "credentials in the address"],
  ["an escaped sign", "http://firm.example%40x@127.0.0.1/", "credentials in the address"],
] as const;

describe("an address is refused before any request", () => {
  const cases = [
    ...notPublic.map(([name, address]) => [name, address, "addressRefused", "address not public"] as const),
    ...refusedOtherwise.map(([name, address, reason]) => [name, address, "addressRefused", reason] as const),
    ...invalid.map(([name, address, reason]) => [name, address, "addressInvalid", reason] as const),
  ];

  test.each(cases)("%s: %s", async (_name, address, code, reason) => {
    const before = fixture.socketsMade();
    expect(await refusalOf(reader.read(address))).toEqual({ code, reason });
    expect(fixture.socketsMade()).toBe(before);
    await fixture.expectHealthy(reader);
  });
});

describe("a name is refused when it is resolved", () => {
  const leadsInside = "name leads to an address that is not public";
  test.each([
    ["loopback.example", "addressRefused", leadsInside],
    ["loopback6.example", "addressRefused", leadsInside],
    ["private.example", "addressRefused", leadsInside],
    ["private6.example", "addressRefused", leadsInside],
    ["metadata.example", "addressRefused", leadsInside],
    ["wire-server.example", "addressRefused", leadsInside],
    ["carrier.example", "addressRefused", leadsInside],
    ["mapped.example", "addressRefused", leadsInside],
    ["translated.example", "addressRefused", leadsInside],
    ["nonsense.example", "addressRefused", leadsInside],
    ["mixed.example", "addressRefused", leadsInside],
    ["mixed6.example", "addressRefused", leadsInside],
    [`allowed-but-private.example:${port}`, "addressRefused", leadsInside],
    [`allowed-but-mixed.example:${port}`, "addressRefused", leadsInside],
    ["empty.example", "siteFailed", "name has no address"],
    ["nowhere.example", "siteFailed", "ENOTFOUND"],
    ["broken.example", "siteFailed", "ESERVFAIL"],
  ])("%s", async (host, code, reason) => {
    const before = fixture.site.connections();
    for (const scheme of ["http", "https"]) {
      expect(await refusalOf(reader.read(`${scheme}://${host}/good`))).toEqual({ code, reason });
    }
    expect(fixture.site.connections()).toBe(before);
    await fixture.expectHealthy(reader);
  });

  test("a name that changes its address is resolved again for each connection", async () => {
    const fresh = fixture.reader();
    await fresh.read(fixture.at("/good", "rebind.example"));
    expect(await refusalOf(fresh.read(fixture.at("/good", "rebind.example")))).toEqual({
      code: "addressRefused",
      reason: leadsInside,
    });
    expect(fresh.timesAsked("rebind.example")).toBe(2);
    await fixture.expectHealthy(fresh);
  });

  test("a name is asked once for one connection, so nothing can change between check and use", async () => {
    const fresh = fixture.reader();
    await fresh.read(fixture.at("/good"));
    expect(fresh.timesAsked("site.example")).toBe(1);
  });
});

describe("hosts allowed for tests", () => {
  test("a loopback address and localhost can be read when they are named with their port", async () => {
    const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `Shop.localhost:${port}`];
    const { read } = fixture.reader({ allowHosts: hosts, resolve: undefined });
    for (const host of hosts) expect(await read(`http://${host}/good`)).toContain("Northgate");
  });

  test("naming a private address allows nothing", async () => {
    const { read } = fixture.reader({ allowHosts: ["10.0.0.5:8080"] });
    expect(await refusalOf(read("http://10.0.0.5:8080/"))).toEqual({
      code: "addressRefused",
      reason: "address not public",
    });
  });
});
