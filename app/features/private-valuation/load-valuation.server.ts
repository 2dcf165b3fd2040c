import { data, type RouterContextProvider } from "react-router";
import { valuationReaderContext } from "#app/context.ts";
import { readStoredValuation } from "#contracts/stored-valuation.ts";
import { valuationIdSchema } from "#contracts/valuation-id.ts";
import { businessTitle } from "#domain/website/business-title.ts";

/** What the openings of the private pages show. */
export type PrivateValuation = {
  readonly id: string;
  readonly company: string;
  readonly low: number;
  readonly value: number;
  readonly high: number;
};

type LoaderArgs = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Readonly<Pick<RouterContextProvider, "get">>;
};

/** The valuation behind a private link, or null with HTTP 404: the page itself then says so and leads on. */
export async function loadValuation({ params, context }: LoaderArgs) {
  const found = await findValuation(params["valuationId"], context);
  return data(found ?? null, { status: found ? 200 : 404 });
}

async function findValuation(
  given: string | undefined,
  context: LoaderArgs["context"],
): Promise<PrivateValuation | undefined> {
  const id = valuationIdSchema.safeParse(given).data;
  const record = id && (await context.get(valuationReaderContext).find(id));
  const stored = record && readStoredValuation(record);
  if (!id || !stored) return undefined;
  const { businessAnalysis, valuation } = stored;
  return {
    id,
    company: businessTitle(businessAnalysis?.websiteData?.title),
    low: valuation.conservativeValue,
    value: valuation.adjustedValuation,
    high: valuation.optimisticValue,
  };
}
