interface Navigator {
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
}

interface Window {
  /** React Router's route modules, in the order in which they were loaded. */
  readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
}
