/** Runs in each page before its own scripts and reports what goes wrong there, one line per problem. */
export function reportProblems(report: (problem: string) => void): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    report(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`.trim()),
  );
  window.addEventListener(
    "error",
    (event) => {
      const target = event.target;
      // Browsers may drop what is only a hint; if its request fails, the engine reports that.
      if (target instanceof HTMLLinkElement && target.rel !== "stylesheet") return;
      // Errors of scripts are at the window, those of files at the element that asked for them.
      if (target instanceof Element) report(`file not loaded: ${target.outerHTML.slice(0, 200)}`);
      else report(`script error: ${event.message}`);
    },
    true,
  );
  window.addEventListener("unhandledrejection", ({ reason }) => report(`unhandled rejection: ${String(reason)}`));
  for (const level of ["error", "warn"] as const) {
    const print = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      report(`console ${level}: ${words.map(String).join(" ")}`);
      print(...words);
    };
  }
}
