import type { Attributes } from "./attributes.ts";
import { type ElementKind, trait } from "./elements.ts";

const hiddenStyle = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const navigationRoles = new Set(["navigation", "menu", "menubar"]);
// A restaurant's menu is its offer, so the word alone is no sign of navigation.
const navigationNames = new Set(
  (
    "nav navbar navbar-nav navigation nav-bar nav-links nav-list nav-menu nav-wrapper topnav top-nav sidenav side-nav " +
    "main-nav main-navigation primary-nav primary-navigation site-nav site-navigation header-nav footer-nav mobile-nav " +
    "main-menu primary-menu site-menu header-menu top-menu footer-menu mobile-menu mega-menu megamenu hamburger-menu " +
    "off-canvas-menu offcanvas-menu breadcrumb breadcrumbs skip-link skip-links skip-to-content"
  ).split(" "),
);
const cookieWord = /cookie|consent|gdpr/i;
// Two words, because a bakery sells cookies and a clinic has consent forms.
const bannerWord = /banner|bar\b|notice|notification|popup|pop-up|modal|dialog|overlay|law|alert|message|manager|gdpr/i;
const consentTools =
  /^(?:onetrust-|CybotCookiebot|cky-|cmplz-|usercentrics-|didomi-|termly-|osano-cm|iubenda-cs|cc-window)/;

/** Whether the content of the element is invisible. */
export function isUnread(kind: ElementKind, attributes: Attributes): boolean {
  if (kind.traits & trait.unread) return !(kind.name === "template" && attributes.shadowrootmode);
  if (kind.traits & trait.root) return false;
  if (kind.name === "dialog" && attributes.open === undefined) return true;
  return isHidden(attributes);
}

function isHidden({ hidden, style, "aria-hidden": ariaHidden }: Attributes): boolean {
  if (hidden !== undefined && hidden.toLowerCase() !== "until-found") return true;
  if (ariaHidden?.trim().toLowerCase() === "true") return true;
  return style !== undefined && hiddenStyle.test(style);
}

/** Whether the element is navigation rather than content: menus, breadcrumbs, a cookie banner. */
export function isNavigation(kind: ElementKind, attributes: Attributes): boolean {
  if (kind.traits & trait.navigation) return true;
  if (kind.traits & trait.root || kind.name === "main") return false;
  const { role, class: classes, id, "aria-label": label } = attributes;
  if (role !== undefined && navigationRoles.has(role.trim().toLowerCase())) return true;
  if (label !== undefined && cookieWord.test(label) && isCookieBanner(label, role)) return true;
  return (id !== undefined && hasNavigationName(id)) || (classes !== undefined && hasNavigationName(classes));
}

function isCookieBanner(words: string, role?: string): boolean {
  const asksForConsent = /cookie/i.test(words) && /consent/i.test(words);
  return asksForConsent || bannerWord.test(words) || role === "dialog" || role === "alertdialog";
}

function hasNavigationName(names: string): boolean {
  return names
    .split(/\s+/)
    .some(
      (name) =>
        navigationNames.has(name.toLowerCase()) ||
        consentTools.test(name) ||
        (cookieWord.test(name) && isCookieBanner(name)),
    );
}
