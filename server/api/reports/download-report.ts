import { Hono } from "hono";
import { z } from "zod";
import { downloadQuerySchema } from "#contracts/payments/report-document.ts";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { attachment } from "#server/http/attachment.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { visitorAddress } from "#server/http/limits/visitor-address.ts";

/** The report behind a private link, as PDF or as workbook. A malformed id is answered like an unknown one. */
export function downloadReportApi(deps: Deps) {
  return new Hono().get("/:id", async (context) => {
    const id = z.safeParse(valuationIdSchema, context.req.param("id"));
    const query = z.safeParse(downloadQuerySchema, context.req.query());
    if (!query.success) throw new AppError("badRequest", "no such document");
    await countVisitor(context, deps, allowances.reports);
    if (!id.success) throw new AppError("valuationUnknown");
    const { format, package: tier } = query.data;
    const { bytes, name } = await deps.reports.make({
      valuationId: id.data,
      format,
      tier,
      visitor: visitorAddress(context, deps.env),
    });
    if (context.req.method === "GET") await deps.reports.countDownload(id.data);
    return attachment(bytes, format, name);
  });
}
