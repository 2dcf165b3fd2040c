import { companyDomain } from "#domain/leads/crm/company-domain.ts";
import type { CrmRecord } from "#domain/leads/crm/crm-record.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import { withProtocol } from "#domain/website/address.ts";
import type { Log } from "#server/ops/log.ts";
import { CrmError, ignoreIfGone } from "#server/vendors/crm/crm-error.ts";
import { withoutRefused } from "#server/vendors/crm/without-refused.ts";
import { DuplicateError, idField } from "./failure.ts";
import { type Fields, quoted, type RecordType, type SalesforceRecords } from "./records.ts";

type Parts = { readonly records: SalesforceRecords; readonly log: Pick<Log, "warn"> };

/** What hangs on a contact or an account, each as an object and its field. */
const hangingOn = {
  Contact: [
    ["OpportunityContactRole", "ContactId", "OpportunityId"],
    ["Task", "WhoId", "Id"],
    ["Event", "WhoId", "Id"],
  ],
  Account: [
    ["Opportunity", "AccountId", "Id"],
    ["Contact", "AccountId", "Id"],
    ["Task", "WhatId", "Id"],
    ["Event", "WhatId", "Id"],
  ],
} as const;

/**
 * The contact and the account of an opportunity. One that the firm has already is linked and otherwise left alone; one
 * of ours has our id. Which are deleted with an opportunity: docs/decisions/2026-11-17-three-crms.md.
 */
export function createSalesforcePeople({ records, log }: Parts) {
  /** Creates ours. If the firm has a rule against duplicates, the one that it found is theirs. */
  async function make(type: RecordType, key: string, fields: Fields, signal: AbortSignal): Promise<string | undefined> {
    try {
      return await withoutRefused(fields, { required: ["LastName", "Name"], log }, (left) =>
        records.upsert(type, key, left, signal),
      );
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error;
      if (error.existing.length === 0) log.warn({ type }, "Salesforce reported a duplicate without naming the record");
      return error.existing[0];
    }
  }

  async function accountFor(key: string, { texts }: CrmRecord, signal: AbortSignal): Promise<string | undefined> {
    const { website = "", company } = texts;
    const domain = companyDomain(website);
    if (domain === undefined) return undefined;
    const spellings = ["", "www."].flatMap((www) =>
      ["", "https://", "http://"].map((start) => `${start}${www}${domain}`),
    );
    const sites = [...spellings, ...spellings.map((site) => `${site}/`)].map(quoted).join(", ");
    const [found] = await records.query(
      `SELECT Id FROM Account WHERE Website IN (${sites}) ORDER BY CreatedDate ASC LIMIT 1`,
      signal,
    );
    const own = { Name: cutAtWord(company ?? domain, 255), Website: cutAtWord(withProtocol(domain), 255) };
    return found?.text("Id") ?? make("Account", key, own, signal);
  }

  async function contactFor(
    key: string,
    { texts, person }: CrmRecord,
    account: string | undefined,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const { email = "", phone = "" } = texts;
    if (email === "") return undefined;
    const [found] = await records.query(
      `SELECT Id, Phone, ${idField} FROM Contact WHERE Email = ${quoted(email)} ORDER BY CreatedDate ASC LIMIT 1`,
      signal,
    );
    if (!found) {
      const own = { Email: email, ...(phone !== "" && { Phone: phone }), ...(account && { AccountId: account }) };
      return make("Contact", key, { ...nameOf(person ?? email.split("@")[0] ?? email), ...own }, signal);
    }
    const id = found.text("Id");
    const [known, isOurs] = [found.text("Phone"), found.text(idField) !== ""];
    if (![known, ""].includes(phone) && (isOurs || known === ""))
      await withoutRefused<string, void>({ Phone: phone }, { required: [], log }, async (left) => {
        if (left["Phone"] !== undefined) await records.change("Contact", id, left, signal);
      });
    return id;
  }

  async function linkContact(opportunity: string, contact: string, signal: AbortSignal): Promise<void> {
    const of = `OpportunityId = ${quoted(opportunity)} AND ContactId = ${quoted(contact)}`;
    const [role] = await records.query(`SELECT Id FROM OpportunityContactRole WHERE ${of} LIMIT 1`, signal);
    if (!role) {
      const fields = { OpportunityId: opportunity, ContactId: contact, IsPrimary: true };
      await records.create("OpportunityContactRole", fields, signal);
    }
  }

  /** Deletes a contact or account if it is ours and nothing hangs on it but what is being deleted. */
  async function removeIfOurs(
    type: keyof typeof hangingOn,
    id: string,
    going: readonly string[],
    signal: AbortSignal,
  ): Promise<boolean> {
    const [found] = await records.query(`SELECT Id, ${idField} FROM ${type} WHERE Id = ${quoted(id)}`, signal);
    if (!found || found.text(idField) === "") return false;
    for (const [other, field, named] of hangingOn[type]) {
      const rows = await records.query(`SELECT ${named} FROM ${other} WHERE ${field} = ${quoted(id)} LIMIT 10`, signal);
      if (rows.some((row) => !going.includes(row.text(named)))) return false;
    }
    try {
      await ignoreIfGone(records.remove(type, id, signal));
      return true;
    } catch (error) {
      // Something hangs on it that we may not see, such as a case: then it is the firm's.
      if (error instanceof CrmError && error.failure.kind === "refused") return false;
      throw error;
    }
  }

  async function removeAll(
    { contacts, accounts }: Record<"contacts" | "accounts", readonly string[]>,
    going: readonly string[],
    signal: AbortSignal,
  ): Promise<void> {
    const gone = [...going];
    for (const id of contacts) if (await removeIfOurs("Contact", id, going, signal)) gone.push(id);
    for (const id of accounts) await removeIfOurs("Account", id, gone, signal);
  }

  const idsOf = async (soql: string, field: string, signal: AbortSignal) =>
    (await records.query(soql, signal)).map((row) => row.text(field)).filter((id) => id !== "");

  const ownIds = (type: keyof typeof hangingOn, key: string, signal: AbortSignal) =>
    idsOf(`SELECT Id FROM ${type} WHERE ${idField} = ${quoted(key)}`, "Id", signal);

  return {
    accountFor,

    async linkContactOf(
      opportunity: string,
      {
        key,
        record,
        account,
      }: { readonly key: string; readonly record: CrmRecord; readonly account: string | undefined },
      signal: AbortSignal,
    ): Promise<void> {
      const contact = await contactFor(key, record, account, signal);
      if (contact !== undefined) await linkContact(opportunity, contact, signal);
    },

    /** Before the opportunity itself, so that an interrupted deletion finds them again. */
    async removeOf(
      opportunity: string,
      { key, account }: { readonly key: string; readonly account: string },
      signal: AbortSignal,
    ) {
      const roles = `SELECT ContactId FROM OpportunityContactRole WHERE OpportunityId = ${quoted(opportunity)}`;
      const linked = await idsOf(roles, "ContactId", signal);
      // The firm may have cleared our id. An empty text would match every contact without one.
      const unlinked = key === "" ? [] : await ownIds("Contact", key, signal);
      const accounts = account === "" ? [] : [account];
      await removeAll({ contacts: [...new Set([...linked, ...unlinked])], accounts }, [opportunity], signal);
    },

    /** The contact and account of a valuation whose opportunity the firm has deleted. */
    async removeTraces(key: string, signal: AbortSignal): Promise<void> {
      const contacts = await ownIds("Contact", key, signal);
      await removeAll({ contacts, accounts: await ownIds("Account", key, signal) }, [], signal);
    },
  };
}

/** The vendor wants a last name. */
function nameOf(person: string): Fields {
  const [first = "", ...rest] = person.split(" ");
  return rest.length > 0 ? { FirstName: first, LastName: rest.join(" ") } : { LastName: first };
}
