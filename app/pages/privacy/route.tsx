import { useNavigate } from "react-router";
import { pageMeta } from "#app/shell/page-meta.ts";
import { PrivacyOverlay } from "#app/shell/privacy-overlay.tsx";
import { privacyPage } from "#content/pages/privacy.ts";
import { pathOf } from "#content/registry.ts";

export const meta = pageMeta("privacy", privacyPage.head);

export default function PrivacyPolicy() {
  const navigate = useNavigate();
  const home = pathOf("home");
  return <PrivacyOverlay open onClose={() => navigate(home)} page={{ closeTo: home }} />;
}
