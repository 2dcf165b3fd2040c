import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { leads } from "./0003-leads.ts";
import { emailCase } from "./0004-email-case.ts";
import { purchases } from "./0005-purchases.ts";
import { documents } from "./0006-documents.ts";
import { forgotten } from "./0007-forgotten.ts";
import { browsing } from "./0008-browsing.ts";
import { leadDeliveries } from "./0009-lead-deliveries.ts";
import { firmNotices } from "./0010-firm-notices.ts";
import { sales } from "./0011-sales.ts";
import { secret } from "./0014-secret.ts";
import { shares } from "./0015-shares.ts";
import { deskAccounts } from "./0016-desk-accounts.ts";
import { deskLeads } from "./0017-desk-leads.ts";
import { funnel } from "./0018-funnel.ts";
import { deskChanges } from "./0019-desk-changes.ts";
import { deskToday } from "./0020-desk-today.ts";
import { deskLists } from "./0021-desk-lists.ts";
import { deskViews } from "./0022-desk-views.ts";
import { deskAuditReplace } from "./0023-desk-audit-replace.ts";
import { deskFinding } from "./0024-desk-finding.ts";
import { deskColumns } from "./0025-desk-columns.ts";
import { messageAnswers } from "./0026-message-answers.ts";
import { events } from "./0027-events.ts";
import { bookings } from "./0028-bookings.ts";
import { mails } from "./0029-mails.ts";
import { partnerSites } from "./0030-partner-sites.ts";
import { apiTokens } from "./0031-api-tokens.ts";
import { chosenFollowUps } from "./0032-chosen-follow-ups.ts";
import { rareRows } from "./0033-rare-rows.ts";

/** Run in the order of their names, each once. A migration that has shipped is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001_valuation": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("valuation")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("record", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0002_analysis": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("analysis")
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("analysis", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("analysis_created_at").on("analysis").column("created_at").execute();
    },
  },
  "0003_leads": leads,
  "0004_email_case": emailCase,
  "0005_purchases": purchases,
  "0006_documents": documents,
  "0007_forgotten": forgotten,
  "0008_browsing": browsing,
  "0009_lead_deliveries": leadDeliveries,
  "0010_firm_notices": firmNotices,
  "0011_sales": sales,
  "0014_secret": secret,
  "0015_shares": shares,
  "0016_desk_accounts": deskAccounts,
  "0017_desk_leads": deskLeads,
  "0018_funnel": funnel,
  "0019_desk_changes": deskChanges,
  "0020_desk_today": deskToday,
  "0021_desk_lists": deskLists,
  "0022_desk_views": deskViews,
  "0023_desk_audit_replace": deskAuditReplace,
  "0024_desk_finding": deskFinding,
  "0025_desk_columns": deskColumns,
  "0026_message_answers": messageAnswers,
  "0027_events": events,
  "0028_bookings": bookings,
  "0029_mails": mails,
  "0030_partner_sites": partnerSites,
  "0031_api_tokens": apiTokens,
  "0032_chosen_follow_ups": chosenFollowUps,
  "0033_rare_rows": rareRows,
};
