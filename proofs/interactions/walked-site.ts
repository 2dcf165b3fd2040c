import { randomUUID } from "node:crypto";
import { leadRequestSchema } from "../../contracts/leads/lead.ts";
import { deskSecretFor } from "../../server/auth/desk-secret.ts";
import { createMemoryLimiter } from "../../server/http/limits/memory-limiter.ts";
import { createLog } from "../../server/ops/log.ts";
import { createLeadService } from "../../server/services/leads/capture-lead.ts";
import { openStore } from "../../server/store/open.ts";
import { deskFixture, password } from "../../tests/desk/accounts.fixture.ts";
import { startOwnerSite } from "../../tests/fakes/owner-site.ts";
import { seededRandom } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";
import { freePort } from "../../tooling/run/free-port.ts";
import { startBuiltSite, untilHealthy } from "../../tooling/run/serve-built-site.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";

const deskSecret = "a-test-secret-of-more-than-thirty-two-characters";
const leadCount = 300;

export type WalkedSite = {
  readonly address: string;
  /** The website of the owner who walks through the valuation. */
  readonly ownerSite: string;
  readonly partner: { readonly email: string; readonly password: string };
};

/** The built site with a partner of the desk and some hundred leads, most of them with contact details. */
export async function startWalkedSite(): Promise<WalkedSite> {
  const dataDir = temporaryFolder("interactions");
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const email = "partner@firm.example";
  const store = await openStore({ dataDir });
  await deskSecretFor(store, { dataDir, deskSecret });
  const desk = deskFixture(store, { env: { siteUrl: address, deskOidc: undefined }, secret: deskSecret });
  await desk.member(email, "partner");
  const leads = createLeadService({
    store,
    limiter: createMemoryLimiter(),
    log: createLog("silent"),
    isMailConfigured: false,
  });
  const random = seededRandom(22);
  for (let count = 0; count < leadCount; count++) {
    const valuationId = randomUUID();
    const lead = {
      ...sampleCapture(random, valuationId),
      userEmail: `owner@${valuationId}.example`,
      ...(count % 3 === 0 && { userPhone: "(614) 555-0142" }),
    };
    await leads.capture(leadRequestSchema.parse(lead));
  }
  await store.close();
  const { address: ownerSite } = await startOwnerSite();
  startBuiltSite({
    port,
    publicUrl: address,
    env: {
      DATA_DIR: dataDir,
      DESK_SECRET: deskSecret,
      TRUST_PROXY: "true",
      READER_ALLOW_HOSTS: new URL(ownerSite).host,
    },
  });
  await untilHealthy(address);
  return { address, ownerSite, partner: { email, password } };
}
