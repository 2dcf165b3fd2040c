import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { buildSite } from "#tooling/build/build-site.ts";
import { isBuilt } from "#tooling/build/fingerprint.ts";
import { freePort } from "./free-port.ts";

const siteUrl = "http://localhost:8888";

/** Builds the site where needed and serves it until this process ends; returns its address. */
export async function serveBuiltSite(dataDir: string): Promise<string> {
  if (!isBuilt(siteUrl)) await buildSite(siteUrl);
  const port = await freePort();
  const server = spawn(process.execPath, ["scripts/start.ts"], {
    env: { ...process.env, PORT: String(port), SITE_URL: siteUrl, DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.on("exit", () => {
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const address = `http://localhost:${port}`;
  await untilHealthy(`${address}/api/health`);
  return address;
}

async function untilHealthy(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The site did not start");
}
