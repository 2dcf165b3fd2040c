import { classNames } from "#app/design/ui/class-names.ts";
import { Icon, type IconName } from "#app/design/ui/icon.tsx";
import { SmartLink, type SmartLinkProps } from "./smart-link.tsx";

export type TextLinkProps = SmartLinkProps & {
  /** After the text. */
  readonly icon?: IconName;
  /** On its own line with a full touch target; implied by an icon. */
  readonly standalone?: boolean;
};

export function TextLink({ icon, standalone = icon !== undefined, className, children, ...rest }: TextLinkProps) {
  return (
    <SmartLink {...rest} className={classNames("link", standalone && "link--icon", className)}>
      {children}
      {icon && <Icon name={icon} size="s" />}
    </SmartLink>
  );
}
