import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** @type {import("next").NextConfig} */
export default {
  // A proxy compresses this peer like our own build.
  compress: false,
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  compiler: {
    define: {
      __SITE_URL__: "http://localhost:8888",
      __SOCIAL_VERSION__: "peer",
      __HAS_SAMPLES__: true,
      "import.meta.env.SSR": true,
    },
  },
  turbopack: {
    root: repository,
    resolveAlias: {
      "react-router": "./react-router.tsx",
      "virtual:logo": "../.generated/logo.js",
      "virtual:portraits": "../.generated/portraits.js",
    },
    rules: {
      // The drawings are referenced by URL, not by Next's image component.
      "*.svg": { type: "asset" },
      "*.tsx": {
        // Marks the components that become interactive, with their children.
        condition: { path: /(^|\/)app\/pages\/home\/(address-form|platform-preview)\.tsx$/ },
        loaders: ["./use-client.cjs"],
      },
    },
  },
};
