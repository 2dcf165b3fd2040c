import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    define: { __SITE_URL__: '"http://localhost:8888"', __SOCIAL_VERSION__: '"peer"', __HAS_SAMPLES__: "true" },
    resolve: {
      alias: {
        "@site": path("../../.."),
        "react-router": path("src/react-router.tsx"),
        "virtual:logo": path("../.generated/logo.js"),
        "virtual:portraits": path("../.generated/portraits.js"),
      },
      // The site's components lie outside this folder and would find the site's own copy.
      dedupe: ["react", "react-dom"],
    },
    build: { assetsInlineLimit: 0 },
  },
});
