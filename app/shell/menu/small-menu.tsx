import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ButtonLink, ButtonRow } from "#app/design/ui/controls/button.tsx";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { contactEntry, nextStep, signInLabel } from "#content/registry/navigation.ts";
import { pathOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { activeItem, isShownAt, type NavigationItemLink } from "./navigation.ts";
import * as styles from "./small-menu.module.css";
import { useDismissal } from "./use-dismissal.ts";

type SmallMenuProps = {
  readonly items: readonly NavigationItemLink[];
  readonly onOpenChange: (open: boolean) => void;
};

const menuId = "small-menu";

/**
 * The navigation of small screens. A popover, so that it opens and closes before hydration; without browser support,
 * `isOpen` replaces it.
 */
export function SmallMenu({ items, onOpenChange }: SmallMenuProps) {
  const { pathname } = useLocation();
  const wrapper = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLElement>(null);
  // Undefined until hydration; until then the browser controls the button's state.
  const [isOpen, setIsOpen] = useState<boolean>();
  const active = activeItem(items, pathname);

  function close() {
    menu.current?.hidePopover?.();
    setIsOpen(false);
  }

  useDismissal(wrapper, {
    active: isOpen === true,
    onLeave: close,
    onEscape() {
      wrapper.current?.querySelector("button")?.focus();
      close();
    },
  });

  useEffect(() => startTransition(() => setIsOpen(menu.current?.matches(":popover-open"))), []);

  const announce = useEffectEvent(onOpenChange);
  // CSS hides this menu where the header has room for the whole navigation.
  const closeIfHidden = useEffectEvent(() => {
    if (wrapper.current && getComputedStyle(wrapper.current).display === "none") close();
  });
  useEffect(() => {
    announce(isOpen === true);
    if (!isOpen) {
      for (const panel of menu.current?.querySelectorAll("details") ?? []) panel.open = false;
      return;
    }
    // Rotating a tablet can hide the menu; it must not keep the page locked.
    window.addEventListener("resize", closeIfHidden);
    return () => window.removeEventListener("resize", closeIfHidden);
  }, [isOpen]);

  return (
    <div className={styles.wrapper} ref={wrapper}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={menuId}
        aria-label="Menu"
        aria-controls={menuId}
        aria-expanded={isOpen}
        onClick={() => {
          if (!menu.current?.showPopover) setIsOpen(!isOpen);
        }}
      >
        <Icon name="menu" size="l" />
        <Icon name="close" size="l" />
      </button>
      <nav
        id={menuId}
        className={styles.menu}
        data-open={isOpen}
        popover="auto"
        aria-label="Main"
        ref={menu}
        onToggle={(event) => {
          if (event.target === event.currentTarget) setIsOpen(event.newState === "open");
        }}
      >
        <div className={styles.sheet}>
          {items.map((item) => (
            <SmallMenuItem key={item.id} item={item} active={item === active} pathname={pathname} onChoose={close} />
          ))}
          <ButtonRow>
            <ButtonLink to={pathOf(nextStep.page)} size="lg" onClick={close}>
              {nextStep.label}
            </ButtonLink>
            <ButtonLink to={site.platformUrl} variant="secondary" size="lg" icon="arrow-up-right" onClick={close}>
              {signInLabel}
            </ButtonLink>
          </ButtonRow>
          <p className={styles.contact}>
            <TextLink
              to={pathOf(contactEntry.page)}
              standalone
              {...(isShownAt(contactEntry.page, pathname) && { "aria-current": "page" })}
              onClick={close}
            >
              {contactEntry.label}
            </TextLink>
          </p>
        </div>
        <button
          type="button"
          className={styles.backdrop}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
          onClick={close}
        />
      </nav>
    </div>
  );
}

type SmallMenuItemProps = {
  readonly item: NavigationItemLink;
  readonly active: boolean;
  readonly pathname: string;
  readonly onChoose: () => void;
};

function SmallMenuItem({ item, active, pathname, onChoose }: SmallMenuItemProps) {
  if (!item.menu) {
    const current = isShownAt(item.page, pathname) ? "page" : "true";
    return (
      <SmartLink className={styles.link} to={item.path} {...(active && { "aria-current": current })} onClick={onChoose}>
        <span>{item.label}</span>
      </SmartLink>
    );
  }
  const links = item.menu.all ? [...item.menu.links, item.menu.all] : item.menu.links;
  return (
    // The last panels open below a small screen's edge.
    <details onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}>
      <summary {...(active && { "aria-current": "true" })}>
        <span>{item.label}</span> <Icon name="plus" />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.page}>
            <SmartLink
              to={link.path}
              {...(isShownAt(link.page, pathname) && { "aria-current": "page" })}
              onClick={onChoose}
            >
              {link.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
