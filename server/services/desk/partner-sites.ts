import { randomInt } from "node:crypto";
import { isLegibleColor, legibleShade, readColor } from "#content/partner-site/partner-colors.ts";
import { partnerSnippet } from "#content/partner-site/partner-snippet.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import type { ListedPartnerSite, PartnerForm, PartnerProblem } from "#domain/partners/partner-form.ts";
import { type PartnerSite, partnerKeyOf, partnerLimits } from "#domain/partners/partner-site.ts";
import { originText, readOrigins } from "#domain/partners/read-origins.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import type { Store } from "#server/store/open.ts";
import {
  findPartnerSite,
  insertPartnerSite,
  leadCountsOf,
  listPartnerSites,
  removePartnerSite,
  updatePartnerSite,
} from "#server/store/partners/partner-sites.ts";

type Parts = {
  readonly store: Store;
  readonly env: { readonly siteUrl: string };
  readonly now?: () => number;
  readonly newSuffix?: () => string;
};

export type SavedPartner = { readonly done: true } | { readonly problem: PartnerProblem };

/** The partner sites, kept by owners. Each change is one transaction with its entry in the audit log. */
export function createDeskPartnerSites({ store, env, now = Date.now, newSuffix = randomSuffix }: Parts) {
  async function add(tx: Store["db"], actor: Member, site: PartnerSite): Promise<SavedPartner> {
    await insertPartnerSite(tx, site, { now: now() });
    const entry = { at: now(), actor, subject: site.name, to: summary(site) };
    await recordAudit(tx, { ...entry, action: "partnerSiteAdded" });
    return { done: true };
  }

  async function change(tx: Store["db"], actor: Member, site: PartnerSite): Promise<SavedPartner> {
    const before = await findPartnerSite({ db: tx }, site.key);
    if (!before) return { problem: { field: "all", kind: "gone" } };
    const entry = { at: now(), actor, subject: site.name, from: summary(before), to: summary(site) };
    if (entry.from === entry.to && before.name === site.name) return { done: true };
    await updatePartnerSite(tx, site);
    await recordAudit(tx, { ...entry, action: "partnerSiteChanged" });
    return { done: true };
  }

  return {
    /** @throws AppError roleRefused */
    async list(member: Member): Promise<readonly ListedPartnerSite[]> {
      requireRole(member, "manageConnections");
      const sites = await listPartnerSites(store);
      const leads = await leadCountsOf(
        store,
        sites.map(({ key }) => key),
      );
      return sites.map((site) => ({
        ...site,
        leads: leads.get(site.key) ?? 0,
        snippet: partnerSnippet(env.siteUrl, site.key),
      }));
    },

    /** Adds one, or changes the one with this key. @throws AppError roleRefused */
    async save(member: Member, key: string | undefined, form: PartnerForm): Promise<SavedPartner> {
      requireRole(member, "manageConnections");
      const read = readForm(form);
      if ("problem" in read) return read;
      return store.db.transaction().execute(async (tx): Promise<SavedPartner> => {
        const others = (await listPartnerSites({ db: tx })).filter((site) => site.key !== key);
        if (others.some(({ name }) => name.toLowerCase() === read.site.name.toLowerCase()))
          return { problem: { field: "name", kind: "taken" } };
        if (key !== undefined) return change(tx, member, { key, ...read.site });
        if (others.length >= partnerLimits.sites) return { problem: { field: "all", kind: "tooMany" } };
        return add(tx, member, { key: partnerKeyOf(read.site.name, newSuffix()), ...read.site });
      });
    },

    /** Its frame is shown no more. Its leads keep its name. @throws AppError roleRefused */
    async remove(member: Member, key: string): Promise<{ readonly done: true }> {
      requireRole(member, "manageConnections");
      await store.db.transaction().execute(async (tx) => {
        const site = await findPartnerSite({ db: tx }, key);
        if (!site) return;
        await removePartnerSite(tx, key, { now: now() });
        await recordAudit(tx, { at: now(), actor: member, action: "partnerSiteRemoved", subject: site.name });
      });
      return { done: true };
    },
  };
}

type ReadForm = { readonly site: Omit<PartnerSite, "key"> } | { readonly problem: PartnerProblem };

function readForm({ name, origins, color, isOn }: PartnerForm): ReadForm {
  const line = oneLine(name);
  if (line === "") return { problem: { field: "name", kind: "missing" } };
  if (line.length > partnerLimits.name) return { problem: { field: "name", kind: "tooLong" } };
  const read = readOrigins(origins);
  if ("problem" in read) return { problem: { field: "origins", ...read.problem } };
  if (color.trim() === "") return { site: { name: line, origins: read.origins, color: undefined, isOn } };
  const hex = readColor(color);
  if (hex === undefined) return { problem: { field: "color", kind: "noColor" } };
  if (!isLegibleColor(hex)) return { problem: { field: "color", kind: "tooLight", shade: legibleShade(hex) } };
  return { site: { name: line, origins: read.origins, color: hex, isOn } };
}

/** What the audit log says about it: `on, harborbank.com`, and the color if there is one. */
const summary = ({ isOn, origins, color }: Omit<PartnerSite, "key">): string =>
  [isOn ? "on" : "off", ...origins.map(originText), color].filter(Boolean).join(", ");

const letters = "abcdefghijkmnpqrstuvwxyz23456789";
const randomSuffix = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
