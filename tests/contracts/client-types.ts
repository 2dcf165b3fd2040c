import type { BatchResponsePublicDefaultAssociation } from "@hubspot/api-client/lib/codegen/crm/associations/v4/index.js";
import type {
  BatchInputSimplePublicObjectBatchInputUpsert,
  BatchReadInputSimplePublicObjectId,
  BatchResponseSimplePublicObject,
  BatchResponseSimplePublicUpsertObject,
  CollectionResponseWithTotalSimplePublicObjectForwardPaging,
  PublicObjectSearchRequest,
  SimplePublicObject,
  SimplePublicObjectInput,
  SimplePublicObjectInputForCreate,
  SimplePublicObjectWithAssociations,
} from "@hubspot/api-client/lib/codegen/crm/objects/index.js";
import type { CollectionResponsePublicOwnerForwardPaging } from "@hubspot/api-client/lib/codegen/crm/owners/index.js";
import type { CollectionResponsePipelineNoPaging } from "@hubspot/api-client/lib/codegen/crm/pipelines/index.js";
import type {
  CollectionResponsePropertyNoPaging,
  ModelError,
} from "@hubspot/api-client/lib/codegen/crm/properties/index.js";
import type {
  DescribeSObjectResult,
  Field,
  QueryResult,
  SaveError,
  SaveResult,
  UpsertResult,
} from "@jsforce/jsforce-node";
import type { TokenResponse } from "@jsforce/jsforce-node/lib/oauth2.js";
import type { Response, ResponseCreateParamsNonStreaming } from "openai/resources/responses/responses";
import type Stripe from "stripe";
import type { OperationName } from "./operations.ts";

/**
 * The vendors' contracts as their official clients declare them. Recorded requests and answers are written as literals
 * of these types and given to the compiler: it refuses unknown properties, missing ones and values outside an enum.
 */

/** What a client turns into an object, as it is in JSON. */
type Wire<T> = T extends string
  ? `${T}`
  : T extends number | boolean | bigint | null | undefined
    ? T
    : T extends Date | { toFixed(...digits: never[]): string }
      ? string
      : T extends readonly (infer Item)[]
        ? Wire<Closed<Item>>[]
        : T extends object
          ? { [Key in keyof T as T[Key] extends AnyFunction ? never : WireName<Key>]: Wire<Closed<T[Key]>> }
          : T;
type AnyFunction = (...given: never[]) => unknown;
/** `new` is a reserved word in some languages, so the generated client calls it `_new`. */
type WireName<Key> = Key extends "_new" ? "new" : Key;

/** An enum that its client declares open to later values: only the known ones. */
type Closed<T> = [Literal<T>] extends [never] ? T : Exclude<T, string> | Literal<T>;
type Literal<T> = T extends string ? (string extends T ? never : T) : never;

/** Parameters of a form or a query, where everything is text. */
type Form<T> = T extends string | null | undefined
  ? T
  : T extends number
    ? `${number}`
    : T extends boolean
      ? `${T}`
      : T extends readonly (infer Item)[]
        ? Form<Closed<Item>>[]
        : T extends object
          ? { [Key in keyof T]: Form<Closed<T[Key]>> }
          : never;

type None = Record<string, never>;
type Contract = { readonly query: unknown; readonly body: unknown; readonly answer: unknown; readonly error: unknown };

/** The client types only the fields that it reads; an error has these on the wire. */
type StripeError = {
  error: Partial<Pick<Stripe.StripeRawError, "message" | "code" | "param">> & { type: Stripe.RawErrorType };
};
type StripeCall<Parameters, Answer> = { body: None; query: Form<Parameters>; answer: Wire<Answer>; error: StripeError };
type StripePost<Parameters, Answer> = { body: Form<Parameters>; query: None; answer: Wire<Answer>; error: StripeError };

type HubspotCall<Body, Answer, Query = None> = { body: Body; query: Query; answer: Answer; error: HubspotError };
/** The vendor's guide to errors shows `status` too, which its description leaves out. */
type HubspotError = Wire<ModelError> & { status?: "error"; policyName?: string };
/** The vendor answers null for a property without a value, which its description leaves out. */
type Values<T> = Omit<T, "properties"> & { properties: Record<string, string | null> };
type Results<T, Item> = Omit<T, "results"> & { results: Item[] };
/** The description requires everything but `query`, of which the client's type says nothing. */
type SearchRequest = Required<Omit<Wire<PublicObjectSearchRequest>, "query">>;
type Pages = { limit?: `${number}`; after?: string };
type Texts = string | string[];
type ReadQuery = {
  properties?: Texts;
  propertiesWithHistory?: Texts;
  associations?: Texts;
  archived?: "true" | "false";
  idProperty?: string;
};

/** With what the vendor adds if it finds duplicates. */
type SalesforceError = (SaveError & { duplicateResult?: unknown })[];
type SalesforceCall<Body, Answer, Query = None> = { body: Body; query: Query; answer: Answer; error: SalesforceError };
/** The fake describes only what the product reads. */
type Description = Partial<Omit<DescribeSObjectResult, "fields">> & { name: string; fields: Partial<Field>[] };
type Fields = Record<string, string | number | boolean | null>;
/** A row of an aggregate has no address, but none is asked for. */
type Row = { attributes: { type: string; url: string }; [field: string]: unknown };

/** An event of the payment provider. */
export type StripeEvent<Type extends Stripe.Event["type"]> = Wire<Extract<Stripe.Event, { type: Type }>>;

/** The compiler names an operation that has no contract. */
type Complete<T extends Readonly<Record<OperationName, Contract>>> = T;

export type Contracts = Complete<{
  "stripe POST /v1/checkout/sessions": StripePost<Stripe.Checkout.SessionCreateParams, Stripe.Checkout.Session>;
  "stripe GET /v1/checkout/sessions/{id}": StripeCall<Stripe.Checkout.SessionRetrieveParams, Stripe.Checkout.Session>;
  "stripe GET /v1/checkout/sessions": StripeCall<
    Stripe.Checkout.SessionListParams,
    Stripe.ApiList<Stripe.Checkout.Session>
  >;
  "stripe POST /v1/checkout/sessions/{id}/expire": StripePost<
    Stripe.Checkout.SessionExpireParams,
    Stripe.Checkout.Session
  >;
  "stripe GET /v1/disputes": StripeCall<Stripe.DisputeListParams, Stripe.ApiList<Stripe.Dispute>>;
  "stripe GET /v1/prices/{id}": StripeCall<Stripe.PriceRetrieveParams, Stripe.Price>;

  "openai POST /v1/responses": {
    body: ResponseCreateParamsNonStreaming;
    query: None;
    /** The client adds `output_text`. */
    answer: Omit<Response, "output_text">;
    error: { error: { message: string; type: string; param: string | null; code: string | null } };
  };

  "hubspot POST /crm/v3/objects/{type}": HubspotCall<
    Wire<SimplePublicObjectInputForCreate>,
    Values<Wire<SimplePublicObject>>
  >;
  "hubspot GET /crm/v3/objects/{type}/{id}": HubspotCall<
    None,
    Values<Wire<SimplePublicObjectWithAssociations>>,
    ReadQuery
  >;
  "hubspot PATCH /crm/v3/objects/{type}/{id}": HubspotCall<
    Wire<SimplePublicObjectInput>,
    Values<Wire<SimplePublicObject>>
  >;
  "hubspot DELETE /crm/v3/objects/{type}/{id}": HubspotCall<None, None>;
  "hubspot POST /crm/v3/objects/{type}/batch/upsert": HubspotCall<
    Wire<BatchInputSimplePublicObjectBatchInputUpsert>,
    Results<
      Wire<BatchResponseSimplePublicUpsertObject>,
      Values<Wire<BatchResponseSimplePublicUpsertObject["results"][number]>>
    >
  >;
  "hubspot POST /crm/v3/objects/{type}/batch/read": HubspotCall<
    Wire<BatchReadInputSimplePublicObjectId>,
    Results<Wire<BatchResponseSimplePublicObject>, Values<Wire<SimplePublicObject>>>,
    { archived?: "true" | "false" }
  >;
  "hubspot POST /crm/v3/objects/{type}/search": HubspotCall<
    SearchRequest,
    Results<Wire<CollectionResponseWithTotalSimplePublicObjectForwardPaging>, Values<Wire<SimplePublicObject>>>
  >;
  "hubspot PUT /crm/v4/objects/{from}/{id}/associations/default/{to}/{other}": HubspotCall<
    None,
    Wire<BatchResponsePublicDefaultAssociation>
  >;
  "hubspot GET /crm/v3/pipelines/deals": HubspotCall<None, Wire<CollectionResponsePipelineNoPaging>>;
  "hubspot GET /crm/v3/owners": HubspotCall<
    None,
    Wire<CollectionResponsePublicOwnerForwardPaging>,
    Pages & { email?: string; archived?: "true" | "false" }
  >;
  "hubspot GET /crm/v3/properties/{type}": HubspotCall<
    None,
    Wire<CollectionResponsePropertyNoPaging>,
    { archived?: "true" | "false"; properties?: string; dataSensitivity?: string; locale?: string }
  >;

  /** The client has no type for this grant: RFC 6749, section 4.4.2, with the client's credentials in the body. */
  "salesforce POST /services/oauth2/token": {
    body: { grant_type: "client_credentials"; client_id: string; client_secret: string };
    query: None;
    answer: Omit<TokenResponse, "scope"> & { scope?: string };
    error: { error: string; error_description: string };
  };
  "salesforce GET /services/data/{version}/query": SalesforceCall<None, QueryResult<Row>, { q: string }>;
  "salesforce GET /services/data/{version}/sobjects/{type}/describe": SalesforceCall<None, Description>;
  "salesforce POST /services/data/{version}/sobjects/{type}": SalesforceCall<Fields, SaveResult>;
  "salesforce PATCH /services/data/{version}/sobjects/{type}/{id}": SalesforceCall<Fields, None>;
  "salesforce PATCH /services/data/{version}/sobjects/{type}/{field}/{id}": SalesforceCall<Fields, UpsertResult>;
  "salesforce DELETE /services/data/{version}/sobjects/{type}/{id}": SalesforceCall<None, None>;
}>;
