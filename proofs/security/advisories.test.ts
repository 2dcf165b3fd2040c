import { expect, test } from "vitest";
import { judgeAdvisories } from "./advisories.ts";

const report = (vulnerabilities: object) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { total: 0 }, dependencies: { prod: 300, dev: 120, total: 420 } },
  });

test("passes without a vulnerability, with the number of packages", () => {
  expect(judgeAdvisories("all", report({}))).toEqual({
    name: "all",
    outcome: "held",
    figure: "420 packages, 0 with a known hole",
    findings: [],
  });
});

test.each(["low", "critical"])("fails on a vulnerability of any severity: %s", (severity) => {
  const hole = { name: "left-pad", severity, via: [{ title: "Pads too much" }], range: "<1.3.0", fixAvailable: true };
  const { outcome, findings } = judgeAdvisories("all", report({ "left-pad": hole }));
  expect([outcome, findings]).toEqual(["BROKEN", [`left-pad <1.3.0: ${severity}`]]);
});

test.each([
  [
    "the service refuses",
    'npm error audit endpoint returned an error\n{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}\nnpm error A complete log',
    "(405)",
  ],
  [
    "there is no network",
    '{"message":"request to the registry failed, reason: getaddrinfo ENOTFOUND","error":{}}',
    "(request to the registry failed",
  ],
  ["npm says something else", "npm error code ENOLOCK", "does not answer"],
  ["another form of report", '{"auditReportVersion":3,"vulnerabilities":{}}', "does not answer"],
  ["nothing", "", "does not answer"],
])("%s: not checked, and never taken for held", (_name, said, words) => {
  const { outcome, figure } = judgeAdvisories("all", said);
  expect(outcome).toBe("NOT CHECKED");
  expect(figure).toContain("not checked: the registry's advisory service does not answer");
  expect(figure).toContain(words);
});
