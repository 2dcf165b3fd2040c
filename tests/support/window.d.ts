/** The framework's router, which it leaves on the window once the page is hydrated. */
interface Window {
  __reactRouterDataRouter?: { navigate(to: string): Promise<void> };
}
