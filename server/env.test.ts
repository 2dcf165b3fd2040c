import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readEnv, variableNames } from "./env.ts";

describe("the environment", () => {
  test("may be empty: every value has a default", () => {
    expect(readEnv({})).toMatchObject({
      port: 8888,
      siteUrl: "http://localhost:8888",
      builtFor: "http://localhost:8888",
      dataDir: "./data",
      analysis: undefined,
      crm: undefined,
      payments: undefined,
      mail: undefined,
      trustProxy: false,
      drainMs: 0,
      metrics: undefined,
      logLevel: "info",
    });
  });

  test("the board's columns are the defaults except those that are given", () => {
    const board = { MONDAY_API_TOKEN: "token-12345", MONDAY_BOARD_ID: "7" };
    expect(readEnv(board).crm).toMatchObject({ columns: { stage: { id: "status" } }, timeoutMs: 10_000 });
    const given = readEnv({ ...board, MONDAY_COLUMNS: '{"stage":"status_1","sde":null}' }).crm;
    const columns = { stage: { id: "status_1", type: "status" }, sde: null, notes: { id: "long_text2" } };
    expect(given).toMatchObject({ columns });
  });

  const hubspot = { HUBSPOT_ACCESS_TOKEN: "pat-na1-12345" };
  const salesforce = {
    SALESFORCE_LOGIN_URL: "https://firm.my.salesforce.com/",
    SALESFORCE_CLIENT_ID: "consumer-key",
    SALESFORCE_CLIENT_SECRET: "consumer-secret",
  };

  test("HubSpot needs a token, Salesforce an app; stages and fields are the defaults except those that are given", () => {
    const given = {
      HUBSPOT_STAGES: '{"new":"First call"}',
      HUBSPOT_PROPERTIES: '{"ebitda":"ebitda","nextAction":null}',
    };
    expect(readEnv({ ...hubspot, ...given }).crm).toMatchObject({
      vendor: "hubspot",
      pipeline: "default",
      stages: { new: "First call", notNow: "Not now" },
      properties: { ebitda: "ebitda", nextAction: null, notes: "description", sde: null },
    });
    expect(readEnv({ ...salesforce, CRM_TIMEOUT_MS: "2000" }).crm).toMatchObject({
      vendor: "salesforce",
      loginUrl: "https://firm.my.salesforce.com",
      stages: { new: "Prospecting", notNow: "Closed Lost" },
      timeoutMs: 2_000,
    });
    expect(readEnv({ ...salesforce, SALESFORCE_CLIENT_SECRET: "" })).toMatchObject({
      crm: undefined,
      incomplete: [{ missing: ["SALESFORCE_CLIENT_SECRET"] }],
    });
  });

  test("a setting named after monday.com works, and the newer name wins", () => {
    const monday = { MONDAY_API_TOKEN: "token-of-monday", MONDAY_BOARD_ID: "1234567890", MONDAY_TIMEOUT_MS: "3000" };
    expect(readEnv(monday).crm).toMatchObject({ timeoutMs: 3_000, lookMs: 60_000, dailyCalls: 1_000 });
    expect(readEnv({ ...monday, CRM_TIMEOUT_MS: "2000" }).crm).toMatchObject({ timeoutMs: 2_000 });
  });

  test("two CRMs stop the start", () => {
    expect(() => readEnv({ ...hubspot, ...salesforce })).toThrow(
      "Only one CRM can be set up, but HubSpot and Salesforce are. Remove the variables of one.",
    );
    expect(() => readEnv({ ...hubspot, MONDAY_API_TOKEN: "token-12345", MONDAY_BOARD_ID: "7" })).toThrow(
      "monday.com and HubSpot",
    );
  });

  test.each([
    ["HUBSPOT_STAGES", "no JSON"],
    ["HUBSPOT_STAGES", '{"won":"Closed won"}'],
    ["SALESFORCE_STAGES", '{"new":"Closed Won"}'],
    ["HUBSPOT_PROPERTIES", '{"stage":"dealstage"}'],
    ["SALESFORCE_FIELDS", '{"ebitda":"Amount"}'],
    ["SALESFORCE_FIELDS", '{"ebitda":"EBITDA (adjusted)"}'],
  ])("%s=%s stops the start", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(`${name} must be JSON such as`);
  });

  test("an empty or blank variable counts as absent", () => {
    expect(readEnv({ PORT: "", SITE_URL: "  " }).port).toBe(8888);
  });

  test("the site's address follows the port and loses its trailing slash; the build's does not follow the port", () => {
    expect(readEnv({ PORT: "9000" })).toMatchObject({
      siteUrl: "http://localhost:9000",
      builtFor: "http://localhost:8888",
    });
    const address = "https://example.com";
    expect(readEnv({ SITE_URL: `${address}/` })).toMatchObject({ siteUrl: address, builtFor: address });
  });

  test.each([
    ["PORT", "eighty", 'PORT must be a port from 1 to 65535, but it is "eighty".'],
    ["PORT", "0", 'PORT must be a port from 1 to 65535, but it is "0".'],
    ["PORT", "65536", 'PORT must be a port from 1 to 65535, but it is "65536".'],
    [
      "SITE_URL",
      "example.com",
      `SITE_URL must be the site's public address, such as https://example.com, but it is "example.com".`,
    ],
    ["MONDAY_TIMEOUT_MS", "60000", 'MONDAY_TIMEOUT_MS must be from 100 to 30000 milliseconds, but it is "60000".'],
    ["MAIL_TO", "partners", 'MAIL_TO must be an email address, but it is "partners".'],
    ["LEAD_LIMIT", "0", 'LEAD_LIMIT must be a whole number from 1 up, but it is "0".'],
    ["PAGE_MEMORY_MB", "-1", 'PAGE_MEMORY_MB must be from 0 to 4096 megabytes, but it is "-1".'],
    ["TRUST_PROXY", "yes", 'TRUST_PROXY must be true or false, but it is "yes".'],
    [
      "STRIPE_PRICE_PROFESSIONAL",
      "49",
      'STRIPE_PRICE_PROFESSIONAL must be a price id such as price_123, but it is "49".',
    ],
    [
      "READER_ALLOW_HOSTS",
      "localhost",
      'READER_ALLOW_HOSTS must be host:port pairs separated by commas, but it is "localhost".',
    ],
  ])("%s=%s stops the start with one line", (name, value, message) => {
    expect(() => readEnv({ [name]: value })).toThrow(message);
  });

  test.each([
    '{"stage":',
    '["status"]',
    '{"stagee":"x"}',
    '{"notes":null}',
    '{"stage":"Not An Id"}',
    '{"date":"text"}',
  ])("MONDAY_COLUMNS=%s stops the start", (value) => {
    expect(() => readEnv({ MONDAY_COLUMNS: value })).toThrow(
      `one column for each name, and never null for notes, but it is ${JSON.stringify(value)}.`,
    );
  });

  test("a bad secret is named but not shown", () => {
    const secret = "sk live 51H8xQzLkfTOP";
    expect(() => readEnv({ STRIPE_SECRET_KEY: secret })).toThrow(
      'STRIPE_SECRET_KEY must be a key of at least 8 characters without spaces, but it is "sk …" (21 characters, hidden).',
    );
  });

  test("metrics have a separate port, on this machine unless another address is set", () => {
    expect(readEnv({ METRICS_PORT: "9090" }).metrics).toEqual({ port: 9090, host: "127.0.0.1" });
    expect(readEnv({ METRICS_PORT: "9090", METRICS_HOST: "10.0.0.5" }).metrics?.host).toBe("10.0.0.5");
    expect(() => readEnv({ METRICS_PORT: "8888" })).toThrow("METRICS_PORT must be another port than PORT");
    expect(() => readEnv({ METRICS_HOST: "a b" })).toThrow("METRICS_HOST must be a host name or address");
  });

  test("behind a proxy the drain leaves it time to notice the shutdown", () => {
    expect(readEnv({ TRUST_PROXY: "true" }).drainMs).toBe(5_000);
    expect(readEnv({ TRUST_PROXY: "true", DRAIN_MS: "0" }).drainMs).toBe(0);
    expect(readEnv({ DRAIN_MS: "250" }).drainMs).toBe(250);
  });

  test("a vendor is on only when all of its variables are set", () => {
    expect(readEnv({ MONDAY_API_TOKEN: "token-1234" }).crm).toBeUndefined();
    expect(readEnv({ MONDAY_API_TOKEN: "token-1234", MONDAY_BOARD_ID: "77" }).crm).toMatchObject({ boardId: "77" });
    expect(readEnv({ SMTP_URL: "smtp://localhost", MAIL_FROM: "a@example.com" }).mail).toBeUndefined();
  });
});

test(".env.example lists every variable, each with a comment above it", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const listed = lines.flatMap((line, index) => {
    const name = /^#?(?<name>[A-Z_]+)=/.exec(line)?.groups?.["name"];
    return name ? [{ name, comment: lines[index - 1] ?? "" }] : [];
  });
  expect(listed.map(({ name }) => name).toSorted()).toEqual([...variableNames].toSorted());
  for (const { name, comment } of listed) expect(comment, name).toMatch(/^# \w/);
});

test("README.md lists every variable once in its table of settings", () => {
  const rows = [...readFileSync("README.md", "utf8").matchAll(/^\| `([A-Z][A-Z_]+)` \| .+ \| .+ \|$/gm)];
  expect(rows.map(([, name]) => name).toSorted()).toEqual([...variableNames].toSorted());
});
