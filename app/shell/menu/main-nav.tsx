import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import * as styles from "./menu.module.css";
import { MenuPanel } from "./menu-panel.tsx";
import { activeItem, isShownAt, type NavigationItemLink } from "./navigation.ts";
import { useDismissal } from "./use-dismissal.ts";
import { useOpenMenu } from "./use-open-menu.ts";

type ItemId = NavigationItemLink["id"];

type Menus = ReturnType<typeof useOpenMenu<ItemId>>;

/** The navigation of wide screens: links, three of which have a menu. */
export function MainNav({ items }: { readonly items: readonly NavigationItemLink[] }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const menus = useOpenMenu<ItemId>();
  const live = useMenuOpenedByCss(nav, menus);
  useDismissal(nav, {
    active: menus.openId !== undefined,
    onLeave: menus.close,
    onEscape() {
      // Move the focus only if it would be lost with the menu; a menu opened by hover leaves it alone.
      const item = nav.current?.querySelector(`[data-menu="${menus.openId}"]`);
      if (item?.contains(document.activeElement)) item.querySelector("button")?.focus();
      menus.close();
    },
  });

  const active = activeItem(items, pathname);
  return (
    <nav className={styles.nav} data-live={live} aria-label="Main" ref={nav}>
      <ul className={styles.list}>
        {items.map((item) => (
          <MainNavItem key={item.id} item={item} active={item === active} pathname={pathname} menus={menus} />
        ))}
      </ul>
    </nav>
  );
}

/** Until hydration, CSS opens the menus; a menu opened that way stays open. */
function useMenuOpenedByCss(nav: RefObject<HTMLElement | null>, menus: Menus): boolean {
  const [live, setLive] = useState(false);
  const keepOpen = useEffectEvent(() => {
    const item = nav.current?.querySelector<HTMLElement>("[data-menu]:is(:hover, :focus-within)");
    if (item) menus.open(item.dataset["menu"] as ItemId);
    setLive(true);
  });
  useEffect(() => startTransition(keepOpen), []);
  return live;
}

type MainNavItemProps = {
  readonly item: NavigationItemLink;
  readonly active: boolean;
  readonly pathname: string;
  readonly menus: Menus;
};

function MainNavItem({ item, active, pathname, menus }: MainNavItemProps) {
  const here = isShownAt(item.page, pathname);
  const label = (
    <SmartLink
      className={styles.label}
      to={item.path}
      {...(active && { "aria-current": here ? "page" : "true" })}
      onClick={menus.close}
    >
      <span>{item.label}</span>
    </SmartLink>
  );
  if (!item.menu) return <li className={styles.item}>{label}</li>;

  const isOpen = menus.openId === item.id;
  const menuId = `menu-${item.id}`;

  // Touch has no hover; the toggle is pressed instead.
  function enter(event: PointerEvent) {
    if (event.pointerType !== "touch") menus.open(item.id);
  }

  function leave(event: PointerEvent) {
    // Ignore touch, and keep the menu open for keyboard focus, wherever the mouse moves.
    if (event.pointerType === "touch" || event.currentTarget.querySelector(":focus-visible")) return;
    menus.closeSoon();
  }

  // Only focus from outside opens: Escape returns the focus to the toggle from inside.
  function focus(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget) && event.target.matches(":focus-visible")) {
      menus.open(item.id);
    }
  }

  function blur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) menus.closeSoon();
  }

  return (
    <li
      className={classNames(styles.item, isOpen && styles.isOpen)}
      data-menu={item.id}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={blur}
      onKeyDown={(event) => moveWithArrows(event, () => menus.open(item.id))}
    >
      {label}
      <button
        type="button"
        className={styles.toggle}
        aria-label={`${item.label} menu`}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={(event) => menus.toggle(item.id, event.detail > 0)}
      >
        <Icon name="chevron-down" />
      </button>
      <MenuPanel id={menuId} menu={item.menu} pathname={pathname} onChoose={menus.close} />
    </li>
  );
}

/** Down on the label enters the menu; up and down move through its links. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>, open: () => void) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(":scope > div a")];
  const position = links.indexOf(document.activeElement as HTMLElement);
  if (position < 0 && step < 0) return;
  event.preventDefault();
  // The menu has to be visible before it can take the focus.
  flushSync(open);
  links[Math.min(Math.max(position + step, 0), links.length - 1)]?.focus();
}
