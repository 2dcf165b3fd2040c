import { classNames } from "./class-names.ts";
import { Icon, type IconChoice } from "./icon.tsx";
import { SmartLink, type SmartLinkProps } from "./smart-link.tsx";

export type TextLinkProps = SmartLinkProps & {
  /** Drawn after the words. */
  readonly icon?: IconChoice;
  /** Stands on its own line with a full touch target; given with an icon, optional without. */
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
