import { fullMoney } from "#domain/valuation/text/money.ts";
import { type FinancialInputs, type InputKey, inputKeys, inputQuestions, isOfKind } from "./financial-inputs.ts";

/** The answer to one question in words: `$1,500,000`, `Growing`, `50%`; undefined where none was given. */
function answerText(inputs: FinancialInputs, key: InputKey, money: (amount: number) => string): string | undefined {
  const answer = inputs[key];
  if (answer === undefined) return undefined;
  if (isOfKind(key, "choice")) return inputQuestions[key].options.find(({ value }) => value === answer)?.label;
  return isOfKind(key, "profit") ? money(Number(answer)) : `${answer}%`;
}

export type GivenAnswer = { readonly key: InputKey; readonly text: string };

/** The given answers in the order of the dialog. */
export function answersOf(
  inputs: FinancialInputs,
  money: (amount: number) => string = fullMoney,
): readonly GivenAnswer[] {
  return inputKeys.flatMap((key) => {
    const text = answerText(inputs, key, money);
    return text === undefined ? [] : [{ key, text }];
  });
}
