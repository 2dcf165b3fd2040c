import * as z from "zod/mini";
import {
  type FinancialDraft,
  type FinancialInputs,
  type InputKey,
  inputKeys,
  inputQuestions,
  isOfKind,
} from "#domain/valuation/financial-inputs.ts";

function answerSchema(key: InputKey) {
  if (isOfKind(key, "choice")) return z.enum(inputQuestions[key].options.map(({ value }) => value));
  const { min, max } = inputQuestions[key].bounds;
  return z.number().check(z.gte(min), z.lte(max));
}

/** In a draft nothing may be chosen yet, and a profit may be typed outside the bounds. */
function draftSchema(key: InputKey) {
  if (isOfKind(key, "profit")) return z.nullable(z.number());
  return isOfKind(key, "choice") ? z.nullable(answerSchema(key)) : answerSchema(key);
}

type Schema<Type> = z.ZodMiniType<Type, Type>;

/** The shape of an object with these answers, optional ones as such. */
type Shape<Answers> = {
  readonly [Key in keyof Answers]-?: undefined extends Answers[Key]
    ? z.ZodMiniExactOptional<Schema<Exclude<Answers[Key], undefined>>>
    : Schema<Answers[Key]>;
};

const shapeOf = (schemaOf: (key: InputKey) => z.ZodMiniType) =>
  Object.fromEntries(
    inputKeys.map((key) => {
      const schema = schemaOf(key);
      return [key, "required" in inputQuestions[key] ? schema : z.exactOptional(schema)];
    }),
  );

// Schemas and types are both made from the questions' entries; the compiler cannot follow that.

/** Inputs that the dialog accepts. */
export const financialInputsSchema = z.object(shapeOf(answerSchema) as Shape<FinancialInputs>);

/** Inputs as the dialog holds them: incomplete, or typed outside the bounds. */
export const financialDraftSchema = z.object(shapeOf(draftSchema) as Shape<FinancialDraft>);
