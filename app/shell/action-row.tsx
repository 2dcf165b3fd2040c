import { ButtonLink, ButtonRow, type ButtonVariant } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { type Action, resolveActions } from "#content/actions.ts";

type ActionRowProps = {
  readonly actions: readonly Action[];
  /** `pine` for a row on a green background. */
  readonly ground?: "paper" | "pine";
  readonly className?: string | undefined;
};

const looks: Record<"paper" | "pine", readonly [ButtonVariant, ButtonVariant]> = {
  paper: ["primary", "secondary"],
  pine: ["paper", "line"],
};

/** The first available action is the primary one, so a firm without a calendar still has one next step. */
export function ActionRow({ actions, ground = "paper", className }: ActionRowProps) {
  const [first, other] = looks[ground];
  return (
    <ButtonRow {...(className && { className })}>
      {resolveActions(actions).map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} size="lg" variant={index === 0 ? first : other}>
          {to.startsWith("tel:") && <Icon name="phone" />}
          {to.startsWith("mailto:") && <Icon name="mail" />}
          {label}
        </ButtonLink>
      ))}
    </ButtonRow>
  );
}
