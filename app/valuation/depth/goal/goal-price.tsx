import { useId } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Slider } from "#app/design/ui/forms/slider.tsx";
import { fieldErrorText } from "#app/valuation/depth/number-field.tsx";
import type { PanelProps } from "#app/valuation/depth/panel-props.ts";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { goalWords } from "#content/depth/goal.ts";
import { dollarsText } from "#domain/depth/depth-fields.ts";
import { type GoalRoutes, goalReach } from "#domain/depth/goal-price.ts";
import { exactMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./goal.module.css";
import { GoalChart } from "./goal-chart.tsx";
import { Routes } from "./routes.tsx";

const words = goalWords.price;

type GoalPriceProps = PanelProps & { readonly goal: number; readonly routes: GoalRoutes };

/** A price, and each way to it by the formula. */
export function GoalPrice({ valuation, inputs, fields, errors, onField, goal, routes }: GoalPriceProps) {
  const errorId = useId();
  const reach = goalReach(valuation);
  const error = errors["goal"] && fieldErrorText(errors["goal"], false);
  return (
    <section>
      <h4 className="title-3">{words.title}</h4>
      <Slider
        label={words.label}
        value={Math.min(Math.max(goal, reach.min), reach.max)}
        {...reach}
        onValueChange={(value) => onField("goal", dollarsText(value))}
        format={exactMoney}
        ends={[tickMoney(reach.min), tickMoney(reach.max)]}
        error={error}
        errorId={errorId}
        className={styles.slider}
        readout={
          <span className={classNames(styles.typed, "figure")}>
            {"$"}
            <input
              className={classNames(styles.amount, "figure")}
              type="text"
              inputMode="text"
              autoComplete="off"
              name="goal"
              aria-label={words.typed}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              value={fields["goal"]}
              onChange={({ currentTarget }) => onField("goal", currentTarget.value)}
            />
          </span>
        }
      />
      <GoalChart valuation={valuation} inputs={inputs} goal={goal} routes={routes} />
      <Routes routes={routes} value={valuation.adjustedValuation} />
    </section>
  );
}
