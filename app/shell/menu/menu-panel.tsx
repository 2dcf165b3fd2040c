import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import * as styles from "./menu.module.css";
import { isShownAt, type NavigationLink, type NavigationMenuLinks } from "./navigation.ts";

type MenuPanelProps = {
  readonly id: string;
  readonly menu: NavigationMenuLinks;
  readonly pathname: string;
  readonly onChoose: () => void;
};

export function MenuPanel({ id, menu, pathname, onChoose }: MenuPanelProps) {
  const { columns, links, note, all } = menu;
  const brief = links.every(({ line }) => line === undefined);
  return (
    // Focusable, so that a press on its background does not move the focus out of the menu and close it.
    <div
      id={id}
      tabIndex={-1}
      className={classNames(styles.menu, columns === 2 ? styles.twoColumns : styles.oneColumn, brief && styles.brief)}
    >
      <ul className={columns === 2 ? styles.grid : undefined}>
        {links.map((link) => (
          <li key={link.page}>
            <MenuEntry link={link} current={isShownAt(link.page, pathname)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {all && (
        <div className={styles.foot}>
          <span className="tick">{note}</span>
          <TextLink
            to={all.path}
            icon="arrow-right"
            {...(isShownAt(all.page, pathname) && { "aria-current": "page" })}
            onClick={onChoose}
          >
            {all.label}
          </TextLink>
        </div>
      )}
    </div>
  );
}

type MenuEntryProps = { readonly link: NavigationLink; readonly current: boolean; readonly onChoose: () => void };

function MenuEntry({ link, current, onChoose }: MenuEntryProps) {
  return (
    <SmartLink className={styles.entry} to={link.path} {...(current && { "aria-current": "page" })} onClick={onChoose}>
      <b>{link.label}</b>
      {link.figure && <i>{link.figure.value}</i>}
      {link.line && <small>{link.line}</small>}
      {link.figure && <em>{link.figure.unit}</em>}
    </SmartLink>
  );
}
