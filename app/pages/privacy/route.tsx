import { useNavigate, useSearchParams } from "react-router";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { PrivacyOverlay } from "#app/shell/privacy/privacy-overlay.tsx";
import { privacyPage } from "#content/pages/privacy.ts";
import { pathOf } from "#content/registry/registry.ts";
import { PrivacyDocument } from "./privacy-document.tsx";

export const meta = pageMeta("privacy", privacyPage.head);

/** The notice as a document to read and print, with the overlay above it. `?doc` shows the document alone. */
export default function PrivacyPolicy() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  return (
    <>
      <PrivacyDocument />
      <PrivacyOverlay
        open={hydrated && !search.has("doc")}
        onClose={() => navigate(pathOf("home"))}
        onRead={() => navigate("?doc", { replace: true })}
      />
    </>
  );
}
