import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLScalarType } from "graphql";
import { z } from "zod";

/** The part of monday.com's schema that the product uses. */
export const mondaySchema = buildSchema(readFileSync(new URL("monday.graphql", import.meta.url), "utf8"));

/** The vendor takes JSON as text. */
(mondaySchema.getType("JSON") as GraphQLScalarType).coerceInputValue = (value) => {
  JSON.parse(z.string().parse(value));
  return value;
};
