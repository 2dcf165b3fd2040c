import { Header } from "@site/app/shell/header.tsx";

/** Behind the open menu nothing takes the focus; the rest of the page is not part of this island. */
function setRestInert(inert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(".skip, main, footer")) part.inert = inert;
}

export const SiteHeader = () => <Header onSmallMenuChange={setRestInert} />;
