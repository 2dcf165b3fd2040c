interface Navigator {
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
}

interface Window {
  /** The framework's parts of the page, by route, in the order in which they came. */
  readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
}
